import type { Kysely } from 'kysely';
import type { Schema } from './schema';

export type State = { readonly id: string; readonly name: string };
/** A city. `state` is the name of its state. */
export type City = { readonly id: string; readonly name: string; readonly state: string };

export const selectStates = (db: Kysely<Schema>): Promise<State[]> =>
  db.selectFrom('states').select(['id', 'name']).orderBy('name').execute();

export const selectCities = (db: Kysely<Schema>): Promise<City[]> =>
  db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .select(['cities.id', 'cities.name', 'states.name as state'])
    .orderBy('states.name')
    .orderBy('cities.name')
    .execute();
