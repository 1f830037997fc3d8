import { CITY_ALIASES } from './city-aliases';
import { type Aliases, createMatcher } from './match-place';
import { STATE_ALIASES } from './state-aliases';

/** Parses a text with cities and the other names of each, such as "Bengaluru:Bangalore,Blr;Mysuru:Mysore". */
const parseAliases = (packed: string): Aliases =>
  new Map(
    packed.split(';').map((row) => {
      const [city = '', names = ''] = row.split(':');
      return [city, names.split(',').filter(Boolean)];
    }),
  );

const cached = <Value>(load: (state: string) => Value) => {
  const values = new Map<string, Value>();
  return (state: string) => {
    if (!values.has(state)) values.set(state, load(state));
    return values.get(state) as Value;
  };
};

/**
 * Returns the other names of each city in a state. Leaves out names that `createMatcher` finds without an alias: by
 * their sound, or by their spelling in an Indian script.
 */
export const cityAliases = cached((state) => parseAliases(CITY_ALIASES[state] ?? ''));

/** The other names of each state. */
export const stateAliases: Aliases = new Map(
  Object.entries(STATE_ALIASES).map(([state, names]) => [state, names.split(',')]),
);

const findState = createMatcher([...stateAliases.keys()], stateAliases);

/**
 * Finds a state by any of its names, such as "TS", "IN-OR" or "तमिल नाडु". Returns the state's name in the form's
 * list, or undefined if the state is unknown.
 */
export const canonicalState = (typed: string): string | undefined =>
  findState(typed) ?? findState(typed.trim().replace(/^IN-/i, ''));

const matchers = new WeakMap<readonly string[], (typed: string) => string | undefined>();

/**
 * Finds a city by any of its names, such as "Bangalore, KA", and returns its listed name. Returns undefined if the city
 * is unknown or in another state: the visitor has already chosen the state, and we don't change the choice.
 * @param state a listed state
 * @param cities the listed cities of that state. Pass the same array each time, because it is the key of the matcher's
 * cache.
 */
export function canonicalCity(typed: string, state: string, cities: readonly string[]): string | undefined {
  let find = matchers.get(cities);
  if (!find) {
    find = createMatcher(cities, cityAliases(state), (part) => canonicalState(part) === state);
    matchers.set(cities, find);
  }
  return find(typed);
}
