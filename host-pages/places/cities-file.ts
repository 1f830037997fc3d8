import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { STATES, type State, stateSlug } from '../../widgets/contract/states';

type CitiesByState = Readonly<Record<State, readonly string[]>>;

/** Reads each state's list of cities and towns, which `npm run cities` generates. */
export const readCities = () =>
  Object.fromEntries(
    STATES.map((state) => [
      state,
      JSON.parse(readFileSync(new URL(`cities/${stateSlug(state)}.json`, import.meta.url), 'utf8')),
    ]),
  ) as CitiesByState;

/**
 * Returns the file with the cities of all states, as JSON. `name` is relative to the site's root, and contains a hash
 * of the content, so the file can be cached as immutable.
 */
export function citiesFile(cities = readCities()): { readonly name: string; readonly text: string } {
  const text = JSON.stringify(cities);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { name: `data/cities-${hash}.json`, text };
}
