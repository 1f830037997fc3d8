import type { Kysely } from 'kysely';
import { LIST_CITIES, LIST_STATES } from '../../widgets/contract/place-endpoints';
import { selectCities, selectStates } from '../db/places';
import type { Schema } from '../db/schema';
import { checkAction } from './check-action';
import type { FormHandler } from './handler';

/** state.php */
export const listStates =
  (db: Kysely<Schema>): FormHandler =>
  async (form) => {
    checkAction(form, LIST_STATES.fixed.action);
    return { status: 200, body: { success: true, state: await selectStates(db) } };
  };

/** city.php: the cities of every state. */
export const listCities =
  (db: Kysely<Schema>): FormHandler =>
  async (form) => {
    checkAction(form, LIST_CITIES.fixed.action);
    return { status: 200, body: { success: true, city: await selectCities(db) } };
  };
