import type { Env } from '../shared/runtime/attach';
import { IS_ONE_FILE } from '../shared/runtime/is-one-file';

/** Set by the build: "data/cities-<hash>.json", relative to the loader. */
declare const __CITIES__: string;

type CitiesByState = Readonly<Record<string, readonly string[]>>;

let request: Promise<CitiesByState | undefined> | undefined;

/** Requests the sorted cities of all states once per page. A failure resolves to undefined; the next call retries. */
export function loadCities(env: Env): Promise<CitiesByState | undefined> {
  const url = env.base + __CITIES__;
  request ??= fetch(url)
    .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
    .catch((error) => {
      request = undefined;
      console.error(`broker-widgets: GET ${url} got`, error);
    });
  return request;
}

/**
 * Returns the sorted cities of a state. Reads them from the build's file or, if it doesn't load, from city.php. Returns
 * an empty list if both fail: the field becomes a text input. quote-form.js doesn't call city.php, since most of its
 * visitors would download 3 % more for nothing.
 */
export async function citiesOf(state: string, env: Env): Promise<readonly string[]> {
  const cities = await loadCities(env);
  if (cities) return cities[state] ?? [];
  if (IS_ONE_FILE) return [];
  try {
    return await (await import('../shared/lists/places-store')).listedCities(state, env);
  } catch (error) {
    console.error(error);
    return [];
  }
}

export const loadPlaceNames = () => import('./place-names');
