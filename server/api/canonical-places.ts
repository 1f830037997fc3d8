import type { Kysely } from 'kysely';
import { decodeValue } from '../../widgets/contract/coded-value';
import { canonicalCity, canonicalState } from '../../widgets/contract/places/canonical-place';
import { selectCities } from '../db/places';
import type { Schema } from '../db/schema';
import type { Form } from './read-form';

/**
 * Returns the form with the state and city spelt as in the lists of states and cities. A name that is not in the lists
 * stays unchanged.
 */
export type NamePlaces = (form: Form) => Promise<Form>;

type CitiesByState = ReadonlyMap<string, readonly string[]>;

/** Returns a field's text. A form that is sent again has its texts as codes. */
const readText = (form: Form, name: string): string => decodeValue((form.get(name) ?? '').trim());

async function readCities(db: Kysely<Schema>): Promise<CitiesByState> {
  const lists = new Map<string, string[]>();
  for (const { name, state } of await selectCities(db)) lists.set(state, [...(lists.get(state) ?? []), name]);
  return lists;
}

/**
 * Creates a function that replaces a form's state and city with their names in the lists of states and cities:
 * "Bangalore" becomes "Bengaluru". Names that are not in the lists come from forms without scripts, from pages that pin
 * an earlier version of the form, and from other clients. Reads the lists only once, since they change only when a
 * server starts. If reading the lists fails, the city stays unchanged.
 */
export function createNamePlaces(db: Kysely<Schema>, reportError: (error: unknown) => void): NamePlaces {
  let lists: Promise<CitiesByState> | undefined;
  return async (form) => {
    const sent = { state: readText(form, 'state'), city: readText(form, 'city') };
    const state = canonicalState(sent.state);
    if (!state) return form;
    lists ??= readCities(db);
    try {
      const city = canonicalCity(sent.city, state, (await lists).get(state) ?? []);
      return new Map([...form, ['state', state], ...(city ? [['city', city] as const] : [])]);
    } catch (error) {
      lists = undefined;
      reportError(error);
      return new Map([...form, ['state', state]]);
    }
  };
}
