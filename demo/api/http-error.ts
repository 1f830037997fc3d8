import type { ApiResponse } from './response';

type Details = {
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Thrown if a request cannot be served; `message` is for the person who sent it. */
export class HttpError extends Error {
  readonly response: ApiResponse;

  constructor(status: number, message: string, { errors, headers }: Details = {}) {
    super(message);
    const body = { success: false, message, ...(errors && { errors }) };
    this.response = { status, body, ...(headers && { headers }) };
  }
}
