import { createStore } from 'zustand/vanilla';
import { endpointUrl } from '../../contract/endpoint-url';
import type { Endpoint } from '../../contract/endpoints';
import { LIST_CITIES, LIST_STATES } from '../../contract/place-endpoints';
import type { Env } from '../runtime/attach';
import { post } from '../runtime/post';
import { isFresh, readCache, writeCache } from './response-cache';

/** A row of the response of state.php or city.php, unchanged (requirements 6.1). */
export type PlaceRow = Readonly<Record<string, unknown>>;
export type Places = { readonly state_list: readonly PlaceRow[]; readonly city_list: readonly PlaceRow[] };

/**
 * The states and cities, shared by all forms of a page. Each list is empty until its request succeeds (requirements
 * 7.2).
 */
export const places = createStore<Places>(() => ({ state_list: [], city_list: [] }));

const LISTS = [
  ['state_list', LIST_STATES, 'state'],
  ['city_list', LIST_CITIES, 'city'],
] as const;

let filling: Promise<unknown> | undefined;

type ApiEnv = Pick<Env, 'api' | 'product'>;

async function fetchRows(
  endpoint: Endpoint,
  key: 'state' | 'city',
  env: ApiEnv,
): Promise<readonly PlaceRow[]> {
  const url = endpointUrl(endpoint, env.api, env.product);
  const cached = readCache(url);
  if (cached && isFresh(cached) && Array.isArray(cached.data)) return cached.data;
  const { success, [key]: rows } = await post(endpoint, {}, env);
  if (success !== true || !Array.isArray(rows)) return [];
  writeCache(url, { at: Date.now(), data: rows });
  return rows;
}

/**
 * Loads the states and cities once per page, from the cache if a page of this visit fetched them less than 60 s ago. If
 * a request fails, only logs the error (requirements 7.2). Never rejects.
 */
export function loadPlaces(env: ApiEnv): Promise<unknown> {
  filling ??= Promise.all(
    LISTS.map(async ([list, endpoint, key]) => {
      try {
        const rows = await fetchRows(endpoint, key, env);
        if (rows.length) places.setState({ [list]: rows });
      } catch (error) {
        console.error(error);
      }
    }),
  );
  return filling;
}

/** Returns the backend's cities of a state, sorted. Used if the build's file of cities fails to load. */
export async function listedCities(state: string, env: Env): Promise<readonly string[]> {
  await loadPlaces(env);
  const rows = places.getState().city_list.filter((row) => row.state === state);
  return rows.map((row) => `${row.name}`).sort();
}
