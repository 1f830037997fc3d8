import type { Struct } from 'superstruct';
import type { StoreApi } from 'zustand/vanilla';
import type { Endpoint } from '../../contract/endpoints';
import type { Env } from '../runtime/attach';
import { type Loaded, loadList, type Parse, parseItem } from './list-store';

/**
 * Returns true for null or an empty list. For an item that doesn't exist, backends return one of these, often with
 * `success: false`.
 */
const isNone = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/** Loads one item by its id. If the phase is `ready` and `data` is undefined, the item does not exist. */
export function loadItem<T>(
  endpoint: Endpoint,
  id: string,
  shape: Struct<T, unknown>,
  env: Pick<Env, 'api' | 'product'>,
): StoreApi<Loaded<T>> {
  const parse: Parse<T | undefined> = (data) => (isNone(data) ? undefined : parseItem(shape)(data));
  return loadList(endpoint, { id }, parse, env, ({ data }) => isNone(data)) as StoreApi<Loaded<T>>;
}

/** Returns true if the server has answered that the item doesn't exist. */
export const isMissing = ({ phase, data }: Loaded<unknown>) => phase === 'ready' && data === undefined;
