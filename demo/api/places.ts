import type { Kysely } from 'kysely';
import { LIST_CITIES, LIST_STATES } from '../../widgets/contract/place-endpoints';
import { selectCities, selectStates } from '../db/places';
import type { Schema } from '../db/schema';
import { checkAction } from './check-action';
import type { FormHandler } from './handler';
import { keepResponse } from './kept-response';
import type { ResponseBody } from './response-page';

const keptList = (action: string, load: () => Promise<ResponseBody>): FormHandler => {
  const read = keepResponse(load);
  return async (form) => {
    checkAction(form, action);
    return { status: 200, kept: await read() };
  };
};

/** state.php */
export const listStates = (db: Kysely<Schema>): FormHandler =>
  keptList(LIST_STATES.fixed.action, async () => ({ success: true, state: await selectStates(db) }));

/** city.php: the cities of every state. */
export const listCities = (db: Kysely<Schema>): FormHandler =>
  keptList(LIST_CITIES.fixed.action, async () => ({ success: true, city: await selectCities(db) }));
