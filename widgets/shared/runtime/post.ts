import { endpointUrl } from '../../contract/endpoint-url';
import type { Endpoint } from '../../contract/endpoints';
import type { Env } from './attach';

/** Default timeout of a request: long enough for a 2G uplink, short enough for a waiting visitor. */
export const ANSWER_TIMEOUT_MS = 30_000;

/**
 * The JSON object in every response of the API. Keys that are not listed here depend on the endpoint (requirements
 * 6.1).
 */
export type Reply = {
  readonly success?: unknown;
  readonly message?: unknown;
  /** The reference number of a stored form. Only our own server sends it. */
  readonly reference?: unknown;
  /** True if the form contained the ID of a partner who is not registered. Only our own server sends it. */
  readonly unknown_partner?: unknown;
  readonly [key: string]: unknown;
};

/** Statuses with which a firewall or a proxy rejects a request because of its content. */
export const REJECTED = [403, 406, 413];

/** The error of a request that got no usable response. */
export type PostError = Error & {
  /**
   * True if a firewall or a proxy in front of the API rejected the request: the status is in REJECTED, and the response
   * isn't JSON.
   */
  readonly isRejected?: boolean;
  /** How long the server asks the client to wait; NaN if the response has no number of seconds in `Retry-After`. */
  readonly retryAfterMs?: number;
};

/** Parses a response. Returns undefined for status 5xx and for anything but a JSON object. */
export function readReply(status: number, text: string): Reply | undefined {
  try {
    const reply: unknown = status < 500 && JSON.parse(text);
    if ((reply as object | null)?.constructor === Object) return reply as Reply;
  } catch {
    // Not JSON: the caller reports it.
  }
  return undefined;
}

/**
 * Posts values as a multipart form. Omits empty values. Returns the JSON object of the response, even if the server
 * refuses the request.
 * @param signal aborts the request. With a signal, the request continues even if the visitor leaves the page, so that a
 * lead isn't lost. Without a signal, the request ends when the visitor leaves the page, or after ANSWER_TIMEOUT_MS.
 * @throws PostError with the URL and the cause if trying again may help (no connection, timeout, status 5xx, not JSON)
 */
export async function post(
  endpoint: Endpoint,
  values: Readonly<Record<string, string | undefined>>,
  { api, product }: Pick<Env, 'api' | 'product'>,
  signal?: AbortSignal,
): Promise<Reply> {
  const url = endpointUrl(endpoint, api, product);
  const body = new FormData();
  for (const [name, value = ''] of Object.entries({ ...values, ...endpoint.fixed })) {
    if (value.trim()) body.append(name, value.trim());
  }
  let received: unknown;
  let retryAfterMs = Number.NaN;
  let isRejected = false;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      credentials: 'omit',
      keepalive: !!signal,
      // No timeout in browsers without AbortSignal.timeout(): before Chromium 103, Firefox 100 and Safari 16.
      signal: signal ?? AbortSignal.timeout?.(ANSWER_TIMEOUT_MS),
    });
    retryAfterMs = Number(response.headers.get('retry-after') || 'none') * 1000;
    isRejected = REJECTED.includes(response.status);
    received = `status ${response.status}, not JSON`;
    const reply = readReply(response.status, await response.text());
    if (reply?.unknown_partner) console.warn('broker-widgets: unknown_partner', values.partner);
    if (reply) return reply;
  } catch (error) {
    received = received ? `${received}: ${error}` : error;
  }
  const error = new Error(`broker-widgets: POST ${url} got ${received}`);
  throw Object.assign(error, { isRejected, retryAfterMs });
}
