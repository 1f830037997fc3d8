import type { LeadField } from '../../widgets/contract/field-rules';

export type FormFields = Readonly<Record<string, LeadField>>;

export type ResponseBody = {
  readonly success: boolean;
  readonly message?: string;
  /** The error message of each invalid field. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
};

/** A response that contains a list. It is the same for every client, so it is kept as JSON. */
export type CachedResponse = {
  readonly etag: string;
  readonly json: Buffer;
  /** The compressed JSON, keyed by content encoding. */
  readonly compressed: Readonly<Record<'br' | 'gzip', Buffer>>;
};

type NewResponse = {
  readonly status: number;
  readonly body: ResponseBody;
  /**
   * The fields that the error page can show, so that visitors can correct them. Default: the fields of quote requests,
   * enquiries and applications.
   */
  readonly fields?: FormFields | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ApiResponse = NewResponse | { readonly status: 200; readonly cached: CachedResponse };
