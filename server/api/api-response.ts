export type ResponseBody = {
  readonly success: boolean;
  readonly message?: string;
  /** The error message of each invalid field. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
};

/** A list in JSON, the same for all who ask for it. */
export type CachedResponse = {
  readonly etag: string;
  readonly json: Buffer;
  /** By the name of the encoding, the smallest first. */
  readonly compressed: Readonly<Record<'br' | 'gzip', Buffer>>;
};

type NewResponse = {
  readonly status: number;
  readonly body: ResponseBody;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ApiResponse = NewResponse | { readonly status: 200; readonly cached: CachedResponse };
