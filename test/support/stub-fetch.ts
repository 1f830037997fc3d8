import { whenDomCloses } from './dom';

export type FetchCall = {
  url: string;
  method: string;
  headers: Headers;
  /** The fields of a body that is FormData, URLSearchParams or a JSON object. */
  fields: Record<string, FormDataEntryValue>;
  body: unknown;
  signal: AbortSignal | null;
};

/** Returns a Response, or a value that is sent as JSON with status 200. Throws to simulate a network failure. */
export type FetchHandler = (call: FetchCall) => unknown;

/**
 * Replaces `fetch` until the page closes or `restore()` is called. Records each call before `handler` runs. If the
 * call's signal is aborted, the call rejects, even while the handler is pending.
 */
export const stubFetch = (handler: FetchHandler) => {
  const calls: FetchCall[] = [];
  const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch');

  const fetch = async (address: string | URL | Request, init: RequestInit = {}) => {
    const call = callOf(address, init);
    calls.push(call);
    call.signal?.throwIfAborted();
    const answer = await Promise.race([handler(call), aborted(call.signal)]);
    return answer instanceof Response ? answer : Response.json(answer ?? null);
  };
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });

  const restore = () => {
    if (before && globalThis.fetch === (fetch as unknown)) Object.defineProperty(globalThis, 'fetch', before);
  };
  whenDomCloses(restore);
  return { calls, restore };
};

const callOf = (address: string | URL | Request, init: RequestInit): FetchCall => {
  const url = typeof address === 'string' ? address : 'href' in address ? address.href : address.url;
  return {
    url: new URL(url, globalThis.document?.baseURI).href,
    method: (init.method ?? 'GET').toUpperCase(),
    headers: new Headers(init.headers),
    fields: fieldsOf(init.body),
    body: init.body ?? null,
    signal: init.signal ?? null,
  };
};

const fieldsOf = (body: unknown): FetchCall['fields'] => {
  if (body instanceof FormData || body instanceof URLSearchParams) return Object.fromEntries(body.entries());
  if (typeof body === 'string' && body.startsWith('{')) return JSON.parse(body);
  return {};
};

const aborted = (signal: AbortSignal | null) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
