import { CITY_ALIASES } from './city-aliases';
import { type Aliases, createMatcher } from './match-place';
import { STATE_ALIASES } from './state-aliases';

/** Before names that the form's list shows as well. */
export const SHOWN = '*';

/** Parses "Bengaluru:*Bangalore,Blr;Mysuru:*Mysore". */
function parseAliases(packed: string): [city: string, names: string[]][] {
  return packed.split(';').map((row) => {
    const [city = '', names = ''] = row.split(':');
    return [city, names.split(',').filter(Boolean)];
  });
}

const cached = <Value>(load: (state: string) => Value) => {
  const values = new Map<string, Value>();
  return (state: string) => {
    if (!values.has(state)) values.set(state, load(state));
    return values.get(state) as Value;
  };
};

/** Other names of the cities of a state, as [city, names], where those for the form's list begin with SHOWN. */
export const cityAliases = cached((state) => parseAliases(CITY_ALIASES[state] ?? ''));

const plain = (name: string) => name.replace(SHOWN, '');
const aliasesOf = cached(
  (state): Aliases => new Map(cityAliases(state).map(([city, names]) => [city, names.map(plain)])),
);

const stateAliases: Aliases = new Map(
  Object.entries(STATE_ALIASES).map(([state, names]) => [state, names.split(',')]),
);
export const otherNamesOfState = (state: string) => stateAliases.get(state) ?? [];

const findState = createMatcher([...stateAliases.keys()], stateAliases);

/** Returns the name of a state in the form's list for any of its names: "TS", "IN-OR", "तमिल नाडु"; undefined for others. */
export const canonicalState = (typed: string): string | undefined =>
  findState(typed) ?? findState(typed.trim().replace(/^IN-/i, ''));

const matchers = new WeakMap<readonly string[], (typed: string) => string | undefined>();

/**
 * Returns the listed name of a city for any of its names: "Bangalore, KA"; undefined if none is known, or not in this
 * state, since the visitor's own choice of a state is never changed.
 * @param state a listed state
 * @param cities the listed cities of that state; always the same array, which the names are prepared for once
 */
export function canonicalCity(typed: string, state: string, cities: readonly string[]): string | undefined {
  let find = matchers.get(cities);
  if (!find) {
    find = createMatcher(cities, aliasesOf(state), (part) => canonicalState(part) === state);
    matchers.set(cities, find);
  }
  return find(typed);
}
