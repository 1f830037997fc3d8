import { createHash } from 'node:crypto';
import { STATES, stateSlug } from '../../widgets/contract/states';
import { citiesByState } from './cities';
import type { State } from './corrections';

export interface CityFiles {
  /** Relative to the site's root. Its name changes with the content, so the files may be cached for ever. */
  folder: string;
  /** File name -> JSON text: an array of names. */
  files: Map<string, string>;
}

export function cityFiles(cities: Readonly<Record<State, readonly string[]>> = citiesByState()): CityFiles {
  const files = new Map(STATES.map((state) => [`${stateSlug(state)}.json`, JSON.stringify(cities[state])]));
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text}\n`);
  return { folder: `data/cities-${hash.digest('hex').slice(0, 8)}`, files };
}
