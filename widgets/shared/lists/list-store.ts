import type { Struct } from 'superstruct';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { endpointUrl } from '../../contract/endpoint-url';
import type { Endpoint } from '../../contract/endpoints';
import type { Env } from '../runtime/attach';
import { post } from '../runtime/post';
import { CACHE_TTL_MS, type CacheEntry, readCache, writeCache } from './response-cache';

/** Items that are checked in a row: a thousand at once would hold the page up for a tenth of a second. */
const BATCH_SIZE = 50;

export type Loaded<T> = {
  readonly phase: 'loading' | 'there' | 'failed';
  /** The last answer that could be read, which may be stale. */
  readonly data: T | undefined;
};

/** Reads `data` of an answer, a long one in turns; throws an Error that says what is wrong with it. */
export type Parse<T> = (data: unknown) => T | Promise<T>;

/** By address and values: one call and one answer for all widgets of a page. */
const stores = new Map<string, StoreApi<Loaded<unknown>>>();

/**
 * The answer to a list call, kept 60 s across the pages of a visit. The first to ask for it fires the call; whoever asks
 * while it is under way shares it, and what is stale shows until it has come. A failure is logged, and tells nobody else
 * (requirements 7).
 */
export function loadList<T>(
  endpoint: Endpoint,
  values: Readonly<Record<string, string>>,
  read: Parse<T>,
  env: Pick<Env, 'api' | 'product'>,
): StoreApi<Loaded<T>> {
  const url = endpointUrl(endpoint, env.api, env.product);
  const key = `${url} ${JSON.stringify({ ...values, ...endpoint.fixed })}`;
  const known = stores.get(key);
  if (known) return known as StoreApi<Loaded<T>>;

  const kept = readCache(key);
  const store = createStore<Loaded<T>>(() => ({ phase: 'loading', data: undefined }));
  const show = (data: T) => store.setState({ phase: 'there', data });
  const fill = (data: unknown) => {
    const found = read(data);
    return found instanceof Promise ? found.then(show) : show(found);
  };
  const fail = (error: unknown) => {
    console.error(error);
    store.setState({ phase: 'failed' });
  };
  const ask = async () => {
    try {
      const { success, message, data } = await post(endpoint, values, env);
      if (success !== true) throw new Error(`broker-widgets: POST ${url} answered: ${message}`);
      try {
        await fill(data);
      } catch (error) {
        throw new Error(`broker-widgets: POST ${url} gave data of the wrong shape: ${error}`);
      }
      writeCache(key, { at: Date.now(), data });
    } catch (error) {
      fail(error);
    }
  };
  stores.set(key, store as StoreApi<Loaded<unknown>>);
  const showKept = async ({ at, data }: CacheEntry) => {
    try {
      // What is short shows at once: before the page is drawn.
      const filling = fill(data);
      if (filling) await filling;
      if (Date.now() - at <= CACHE_TTL_MS) return;
    } catch {
      // Kept by another version of the site.
    }
    ask();
  };
  if (kept) showKept(kept);
  else ask();
  return store;
}

/** Reads a list; an item of the wrong shape is logged and left out, the rest is shown. Throws where it is no list. */
export const parseItems =
  <T>(shape: Struct<T, unknown>): Parse<readonly T[]> =>
  (data) => {
    if (!Array.isArray(data)) throw new Error(`a list was expected and ${typeof data} came`);
    const found: T[] = [];
    const readFrom = (from: number): readonly T[] | Promise<readonly T[]> => {
      const to = from + BATCH_SIZE;
      for (const [at, item] of data.slice(from, to).entries()) {
        const [error, good] = shape.validate(item, { coerce: true });
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

/** Reads one item. Throws where it has the wrong shape, and names the field. */
export const parseItem =
  <T>(shape: Struct<T, unknown>): Parse<T> =>
  (data) =>
    shape.create(data);
