import { stateSlug } from '../contract/states';
import type { Env } from '../shared/runtime/attach';

/** Set by the build: "data/cities-<hash>/", beside the loader. */
declare const __CITIES__: string;

const asked: Record<string, Promise<readonly string[]>> = {};

/**
 * The state's cities, sorted: from its file, else as city.php lists them, else none (the field then takes any text).
 * Asked for once a page.
 */
export function citiesOf(state: string, env: Env): Promise<readonly string[]> {
  const url = `${env.base}${__CITIES__}${stateSlug(state)}.json`;
  asked[url] ??= fetch(url)
    .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
    .catch(async (error) => {
      delete asked[url];
      console.error(`broker-widgets: GET ${url} got`, error);
      return (await import('../shared/lists/places-store')).listedCities(state, env);
    })
    // Neither can be had: the field takes any text.
    .catch((error) => {
      console.error(error);
      return [];
    });
  return asked[url];
}
