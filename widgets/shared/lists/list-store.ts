import type { Struct } from 'superstruct';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { cleanItem } from '../../contract/clean-text';
import { endpointUrl } from '../../contract/endpoint-url';
import type { Endpoint } from '../../contract/endpoints';
import type { Env } from '../runtime/attach';
import { post, type Reply } from '../runtime/post';
import { type CacheEntry, isFresh, readCache, writeCache } from './response-cache';

/**
 * Number of items validated in one task. Validating a thousand items in one task would block the page for a tenth of a
 * second.
 */
const BATCH_SIZE = 50;

/** Maximum length of a list that is cached. Writing 5,000 posts to storage blocks a phone for 200 ms. */
const MAX_CACHED_ITEMS = 1000;

export type Loaded<T> = {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** The last response that was parsed successfully. It may be stale. */
  readonly data: T | undefined;
  /** Sends the request again. Resolves to true if valid data has arrived. Set only after the request has failed. */
  readonly retry?: () => Promise<boolean>;
};

/** Parses the `data` of a response. Parses a long list in several tasks. Throws an Error that says what is wrong. */
export type Parse<T> = (data: unknown) => T | Promise<T>;

/**
 * Returns true unless the server refused the request. PHP backends may send `success` as a boolean, a text or a number.
 * They may also omit `success`, because the requirements (6.1) use only `data`.
 */
const isAccepted = ({ success, data }: Reply) =>
  success === undefined ? data !== undefined : [true, 'true', 1, '1'].includes(success as string);

type Shared = {
  readonly store: StoreApi<Loaded<unknown>>;
  /** Sends the request again if it has failed or its response is stale. */
  readonly refresh: () => void;
};

/**
 * The store of each list, keyed by the URL and the values of its request. Widgets that need the same list share one
 * request and its response.
 */
const stores = new Map<string, Shared>();

/**
 * Loads a list and caches it for 60 s across the pages of a visit. The first caller sends the request; later callers
 * share the response while it is fresh. Widgets show a stale response until the new one arrives. If the request fails,
 * logs the error and sets the phase `failed`; earlier data stays (requirements 7.2). The next caller then sends the
 * request again.
 * @param parsesRefusal returns true if the server's refusal contains data that `parse` accepts. By default, every
 * refusal is a failure.
 */
export function loadList<T>(
  endpoint: Endpoint,
  values: Readonly<Record<string, string>>,
  parse: Parse<T>,
  env: Pick<Env, 'api' | 'product'>,
  parsesRefusal: (reply: Reply) => boolean = () => false,
): StoreApi<Loaded<T>> {
  const url = endpointUrl(endpoint, env.api, env.product);
  const key = `${url} ${JSON.stringify({ ...values, ...endpoint.fixed })}`;
  const existing = stores.get(key);
  if (existing) {
    existing.refresh();
    return existing.store as StoreApi<Loaded<T>>;
  }

  /** Time when the store's data arrived. */
  let at = Number.NaN;
  let requesting: Promise<boolean> | undefined;
  const cached = readCache(key);
  const store = createStore<Loaded<T>>(() => ({ phase: 'loading', data: undefined }));
  const show = (data: T) => store.setState({ phase: 'ready', data });
  const parseAndShow = (data: unknown) => {
    const parsed = parse(data);
    return parsed instanceof Promise ? parsed.then(show) : show(parsed);
  };
  const fail = (error: unknown) => {
    console.error(error);
    store.setState({ phase: 'failed', retry: request });
  };
  const send = async (): Promise<boolean> => {
    try {
      const reply = await post(endpoint, values, env);
      if (!isAccepted(reply) && !parsesRefusal(reply))
        throw new Error(`broker-widgets: POST ${url} answered: ${reply.message}`);
      const { data } = reply;
      try {
        await parseAndShow(data);
      } catch (error) {
        throw new Error(`broker-widgets: POST ${url} gave data of the wrong shape: ${error}`);
      }
      at = Date.now();
      if (!Array.isArray(data) || data.length <= MAX_CACHED_ITEMS) writeCache(key, { at, data });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      requesting = undefined;
    }
  };
  const request = () => {
    requesting ??= send();
    return requesting;
  };
  const refresh = () => {
    const { phase, data } = store.getState();
    if (requesting || (phase !== 'failed' && isFresh({ at }))) return;
    // Replace the whole state, to remove the `retry` of a failure.
    store.setState({ phase: 'loading', data }, true);
    request();
  };
  stores.set(key, { store: store as Shared['store'], refresh });
  const showCached = async (entry: CacheEntry) => {
    at = entry.at;
    try {
      // Await only a long list, so that a short list is visible at the first paint.
      const showing = parseAndShow(entry.data);
      if (showing) await showing;
      if (isFresh(entry)) return;
    } catch {
      // The entry has another format, because another version of the site wrote it.
    }
    request();
  };
  if (cached) showCached(cached);
  else request();
  return store;
}

/**
 * Returns a function that parses a list. It treats null as an empty list, logs and omits items of the wrong shape, and
 * throws if the data isn't a list.
 */
export const parseItems =
  <T>(shape: Struct<T, unknown>): Parse<readonly T[]> =>
  (received) => {
    const data = received ?? [];
    if (!Array.isArray(data)) throw new Error(`a list was expected and ${typeof data} came`);
    const found: T[] = [];
    const readFrom = (from: number): readonly T[] | Promise<readonly T[]> => {
      const to = from + BATCH_SIZE;
      for (const [at, item] of data.slice(from, to).entries()) {
        const [error, good] = shape.validate(cleanItem(item), { coerce: true });
        if (!error) found.push(good);
        else {
          const where = error.path.join('.');
          console.error(`broker-widgets: item ${from + at} is left out: ${where}: ${error.message}`);
        }
      }
      return to >= data.length ? found : new Promise((done) => setTimeout(() => done(readFrom(to))));
    };
    return readFrom(0);
  };

/**
 * Returns a function that parses one item. The item may be the only element of an array. If the item has the wrong
 * shape, the function throws an error that contains the field's name.
 */
export const parseItem =
  <T>(shape: Struct<T, unknown>): Parse<T> =>
  (data) =>
    shape.create(cleanItem(Array.isArray(data) && data.length === 1 ? data[0] : data));
