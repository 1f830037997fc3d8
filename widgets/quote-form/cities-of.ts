import { stateSlug } from '../contract/states';
import type { Env } from '../shared/runtime/attach';

/** Set by the build: "data/cities-<hash>/", beside the loader. */
declare const __CITIES__: string;

const requests: Record<string, Promise<readonly string[]>> = {};

/**
 * Resolves to the sorted cities of a state: from its file, else from city.php, else an empty list. Requests each state
 * once per page.
 */
export function citiesOf(state: string, env: Env): Promise<readonly string[]> {
  const url = `${env.base}${__CITIES__}${stateSlug(state)}.json`;
  requests[url] ??= fetch(url)
    .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
    .catch(async (error) => {
      delete requests[url];
      console.error(`broker-widgets: GET ${url} got`, error);
      return (await import('../shared/lists/places-store')).listedCities(state, env);
    })
    // Both failed: the field becomes a text input.
    .catch((error) => {
      console.error(error);
      return [];
    });
  return requests[url];
}
