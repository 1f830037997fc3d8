import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { STATES, type State, stateSlug } from '../../widgets/contract/states';

export interface CityFiles {
  /** Relative to the site's root. Its name contains a hash of the content, so the files can be cached as immutable. */
  folder: string;
  /** JSON text, an array of the names of cities, by file name. */
  files: Map<string, string>;
}

const fileName = (state: State) => `${stateSlug(state)}.json`;

/** Reads each state's list of cities and towns, which `npm run cities` generates. */
export const readCities = () =>
  Object.fromEntries(
    STATES.map((state) => [
      state,
      JSON.parse(readFileSync(new URL(`cities/${fileName(state)}`, import.meta.url), 'utf8')),
    ]),
  ) as Record<State, string[]>;

export function cityFiles(cities: Readonly<Record<State, readonly string[]>> = readCities()): CityFiles {
  const files = new Map(STATES.map((state) => [fileName(state), JSON.stringify(cities[state])]));
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text}\n`);
  return { folder: `data/cities-${hash.digest('hex').slice(0, 8)}`, files };
}
