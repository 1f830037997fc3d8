import { STATES, type State } from '../../../widgets/contract/states';
import { readCsv } from './csv';

export interface Place {
  readonly state: State;
  /** The name as GeoNames spells it, in ASCII. */
  readonly name: string;
  /** Population. 0 if GeoNames doesn't know the population. */
  readonly population: number;
}

/**
 * What a correction does:
 * - `move`: GeoNames lists the place in the wrong state. `to` is the right state. In any other correction of the place,
 *   `state` is the right state.
 * - `rename`: `to` is the official name in its usual spelling. If most people still use an older name, that name
 *   follows in brackets, so a search finds both.
 * - `remove`: the place is not a separate town, so it is not listed.
 * - `add`: the town is listed, although GeoNames lacks the town or its population, or has a population that is too
 *   small.
 */
const ACTIONS = ['move', 'rename', 'remove', 'add'] as const;
type Action = (typeof ACTIONS)[number];

export interface Correction {
  readonly state: State;
  readonly action: Action;
  readonly name: string;
  /** The right state for `move`, the listed name for `rename`. Empty for other actions. */
  readonly to: string;
  readonly reason: string;
}

/**
 * Minimum population of listed towns, keyed by state. States that are not in the map have the minimum `SMALLEST_TOWN`.
 */
export type SmallestTowns = ReadonlyMap<State, number>;
export const SMALLEST_TOWN = 10_000;

/** @param csv text of the file `corrections.csv` */
export const readCorrections = (csv: string): Correction[] =>
  readCsv(csv, ['state', 'action', 'name', 'to', 'reason']).map((row) => {
    const action = ACTIONS.find((known) => known === row.action);
    if (!action)
      throw new Error(`"${row.action}" for ${row.name} is not an action. Use one of: ${ACTIONS.join(', ')}.`);
    const needsTo = action === 'move' || action === 'rename';
    if ((row.to !== '') !== needsTo)
      throw new Error(`"${row.to}" is not a valid \`to\` for "${action}", ${row.name}.`);
    if (action === 'move') checkedState(row.to);
    return { ...row, action, state: checkedState(row.state) };
  });

/** @param csv text of the file `smallest-towns.csv` */
export const readSmallestTowns = (csv: string): SmallestTowns =>
  new Map(
    readCsv(csv, ['state', 'population', 'reason']).map(({ state, population }) => {
      if (!/^\d+$/.test(population))
        throw new Error(`"${population}" is not a population, ${state}. Write digits only.`);
      return [checkedState(state), Number(population)];
    }),
  );

export function checkedState(name: string): State {
  const state = STATES.find((known) => known === name);
  if (!state) throw new Error(`"${name}" is not a state. Use one of: ${STATES.join(', ')}.`);
  return state;
}

/**
 * Returns the corrected and sorted names of all places that are large enough, keyed by state.
 * @throws Error if a correction has no effect, as may happen when the GeoNames packages are updated
 */
export function correctedNames(
  places: Iterable<Place>,
  corrections: readonly Correction[],
  smallestTowns: SmallestTowns,
): Record<State, string[]> {
  const table = (action: Action) =>
    new Map(corrections.filter((row) => row.action === action).map((row) => [keyOf(row), row]));
  const [moved, renamed, removed, added] = [table('move'), table('rename'), table('remove'), table('add')];
  const unused = new Set([...moved.keys(), ...renamed.keys(), ...removed.keys()]);
  const names = new Map(STATES.map((state) => [state, new Set<string>()]));

  for (const place of places) {
    const keyInGeoNames = keyOf(place);
    const state = (moved.get(keyInGeoNames)?.to ?? place.state) as State;
    if (place.population < (smallestTowns.get(state) ?? SMALLEST_TOWN)) continue;
    const key = keyOf({ ...place, state });
    unused.delete(keyInGeoNames);
    unused.delete(key);
    if (!removed.has(key)) names.get(state)?.add(renamed.get(key)?.to ?? place.name);
  }
  for (const [key, { state, name }] of added) {
    if (names.get(state)?.has(name)) unused.add(key);
    names.get(state)?.add(name);
  }
  if (unused.size > 0) throw new Error(`Corrections without effect: ${[...unused].join('; ')}`);

  const { compare } = new Intl.Collator('en');
  const lists = [...names].map(([state, set]) => [state, [...set].sort(compare)]);
  return Object.fromEntries(lists) as Record<State, string[]>;
}

const keyOf = ({ state, name }: { state: State; name: string }) => `${state}, ${name}`;
