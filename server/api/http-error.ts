import type { ApiResponse, FormFields } from './api-response';

type Details = {
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: FormFields;
  /** Further keys of the response's JSON body. */
  readonly more?: Readonly<Record<string, unknown>>;
};

/** Thrown if a request cannot be served. `message` is for the person who sent the request. */
export class HttpError extends Error {
  readonly response: ApiResponse;

  constructor(
    private readonly status: number,
    message: string,
    private readonly details: Details = {},
  ) {
    super(message);
    const { errors, headers, fields, more } = details;
    const body = { success: false, message, ...(errors && { errors }), ...more };
    this.response = { status, body, fields, ...(headers && { headers }) };
  }

  /** Returns a copy of this error with further keys in the response's body. */
  with(more: Readonly<Record<string, unknown>>): HttpError {
    return new HttpError(this.status, this.message, {
      ...this.details,
      more: { ...this.details.more, ...more },
    });
  }
}
