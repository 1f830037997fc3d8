import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { array, create, enums, record, string } from 'superstruct';
import { STATES, stateSlug } from '../../widgets/contract/states';
import { type City, selectCities, selectStates } from './places';
import type { Schema } from './schema';

/**
 * Maximum number of rows in an insert statement: SQLite and PostgreSQL limit the number of parameters in a statement.
 */
const ROWS_PER_INSERT = 1000;

const states = STATES.map((name) => ({ id: stateSlug(name), name }));

/** Finds the newest file `data/cities-<hash>.json` of a build. Resolves to undefined if the build has no such file. */
async function citiesFile(distFolder: string): Promise<string | undefined> {
  const data = join(distFolder, 'data');
  const names = await readdir(data).catch(() => []);
  const files = names
    .filter((name) => /^cities-.+\.json$/.test(name))
    .map(async (name) => {
      const path = join(data, name);
      return { path, builtAt: (await stat(path)).mtimeMs };
    });
  return (await Promise.all(files)).sort((one, other) => other.builtAt - one.builtAt)[0]?.path;
}

const CitiesByState = record(enums(STATES), array(string()));

async function readCities(file: string): Promise<City[]> {
  try {
    const cities = create(JSON.parse(await readFile(file, 'utf8')), CitiesByState);
    return states.flatMap(({ id, name: state }) =>
      [...new Set(cities[state])].map((name) => ({ id: `${id}/${name}`, name, state })),
    );
  } catch (error) {
    throw new Error(`Cannot read the cities in ${file}: ${(error as Error).message}. Build again.`);
  }
}

const ids = (rows: readonly { id: string }[]) => JSON.stringify(rows.map(({ id }) => id).sort());

/** Replaces the states and cities in the database with those of the build, unless they are the same. */
export async function seedPlaces(db: Kysely<Schema>, distFolder: string): Promise<void> {
  const file = await citiesFile(distFolder);
  const cities = file ? await readCities(file) : [];
  const same = ids(await selectStates(db)) === ids(states) && ids(await selectCities(db)) === ids(cities);
  if (same) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('cities').execute();
    await transaction.deleteFrom('states').execute();
    await transaction.insertInto('states').values(states).execute();
    for (let first = 0; first < cities.length; first += ROWS_PER_INSERT) {
      const rows = cities
        .slice(first, first + ROWS_PER_INSERT)
        .map(({ id, name, state }) => ({ id, name, state_id: stateSlug(state) }));
      await transaction.insertInto('cities').values(rows).execute();
    }
  });
}
