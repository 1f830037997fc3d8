import type { Kysely } from 'kysely';
import { LIST_CITIES, LIST_STATES } from '../../widgets/contract/place-endpoints';
import { selectCities, selectStates } from '../db/places';
import type { Schema } from '../db/schema';
import type { ResponseBody } from './api-response';
import { cacheResponse } from './cached-response';
import { checkAction } from './check-action';
import type { FormHandler } from './handler';

const cachedList = (action: string, load: () => Promise<ResponseBody>): FormHandler => {
  const read = cacheResponse(load);
  return async (form) => {
    checkAction(form, action);
    return { status: 200, cached: await read() };
  };
};

/** Returns the handler of state.php. */
export const listStates = (db: Kysely<Schema>): FormHandler =>
  cachedList(LIST_STATES.fixed.action, async () => ({ success: true, state: await selectStates(db) }));

/** Returns the handler of city.php, which responds with the cities of all states. */
export const listCities = (db: Kysely<Schema>): FormHandler =>
  cachedList(LIST_CITIES.fixed.action, async () => ({ success: true, city: await selectCities(db) }));
