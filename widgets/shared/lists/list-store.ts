import type { Struct } from 'superstruct';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { cleanItem } from '../../contract/clean-text';
import { endpointUrl } from '../../contract/endpoint-url';
import type { Endpoint } from '../../contract/endpoints';
import type { Env } from '../runtime/attach';
import { post, type Reply } from '../runtime/post';
import { type CacheEntry, isFresh, readCache, writeCache } from './response-cache';

/** Items validated per task: a thousand at once would block the page for a tenth of a second. */
const BATCH_SIZE = 50;

/** Of a longer list no copy is stored: to write 5,000 posts takes a phone 200 ms in one task. */
const MAX_CACHED_ITEMS = 1000;

export type Loaded<T> = {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** The last response that could be parsed; it may be stale. */
  readonly data: T | undefined;
  /** Sends the request again, and resolves to whether a list has arrived. Set once it has failed. */
  readonly retry?: () => Promise<boolean>;
};

/** Parses the `data` of a response, a long list in several tasks. Throws an Error that says what is wrong with it. */
export type Parse<T> = (data: unknown) => T | Promise<T>;

/** PHP backends send booleans as text or numbers. Only `data` is read (requirements 6.1): `success` may be missing. */
const isAccepted = ({ success, data }: Reply) =>
  success === undefined ? data !== undefined : [true, 'true', 1, '1'].includes(success as string);

/** By URL and values: all widgets of a page share one request and its response. */
const stores = new Map<string, StoreApi<Loaded<unknown>>>();

/**
 * Loads a list, cached for 60 s across the pages of a visit. The first caller sends the request; others share it.
 * A stale response is shown until the new one arrives. A failure is only logged (requirements 7.2).
 * @param parsesRefusal whether `parse` takes the data of a refusal; by default, a refusal is a failure
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
  if (existing) return existing as StoreApi<Loaded<T>>;

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
  const request = async (): Promise<boolean> => {
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
      if (!Array.isArray(data) || data.length <= MAX_CACHED_ITEMS) writeCache(key, { at: Date.now(), data });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  stores.set(key, store as StoreApi<Loaded<unknown>>);
  const showCached = async (entry: CacheEntry) => {
    try {
      // Awaits only a long list: a short one is shown before the first paint.
      const showing = parseAndShow(entry.data);
      if (showing) await showing;
      if (isFresh(entry)) return;
    } catch {
      // Written by another version of the site.
    }
    request();
  };
  if (cached) showCached(cached);
  else request();
  return store;
}

/**
 * Parses a list; null is an empty one. An item of the wrong shape is logged and left out. Throws if the data is not a
 * list.
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

/** Parses one item, alone or in an array. If it has the wrong shape, throws an error that names the field. */
export const parseItem =
  <T>(shape: Struct<T, unknown>): Parse<T> =>
  (data) =>
    shape.create(cleanItem(Array.isArray(data) && data.length === 1 ? data[0] : data));
