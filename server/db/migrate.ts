import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator } from 'kysely';
import type { Schema } from './schema';

/** Migrations, keyed by name. They run in alphabetical order. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Thrown if the schema does not match this release and cannot be migrated. The message says why and what to do. */
export class SchemaError extends Error {}

/**
 * Suffix of some migrations' names. Once such a migration has run, servers of earlier releases refuse the database.
 * Their commands still open it.
 */
const ONE_WAY = '-one-way';

/** The executed migrations of a database, compared with this release's migrations. */
type MigrationState = {
  /** True if no migration has been executed. */
  readonly isNew: boolean;
  readonly pending: readonly string[];
  /** Executed migrations that only a newer release has. */
  readonly newer: readonly string[];
  /** True if the name of a migration in `newer` ends in ONE_WAY. */
  readonly isOneWay: boolean;
};

type MigrationTables = { [DEFAULT_MIGRATION_TABLE]: { name: string } };

const createMigrator = (db: Kysely<Schema>, migrations: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/**
 * Compares the executed migrations of a database with `migrations`. Doesn't write to the database, so it does not wait
 * for a process that is writing.
 */
export async function readMigrationState(
  db: Kysely<Schema>,
  migrations: Migrations,
): Promise<MigrationState> {
  const known = await createMigrator(db, migrations).getMigrations();
  const pending = known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  // Returns early: before the first migration, the database has no table of executed migrations to read.
  if (pending.length === known.length) return { isNew: true, pending, newer: [], isOneWay: false };
  const executed = await db
    .withTables<MigrationTables>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  const newer = executed.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  return { isNew: false, pending, newer, isOneWay: newer.some((name) => name.endsWith(ONE_WAY)) };
}

/**
 * Runs all pending migrations, or none if one fails. Locks the database for writing even if nothing is pending, so
 * callers check the state first.
 *
 * @throws SchemaError if a migration fails, or if a newer release has migrated the database
 */
export async function migrate(
  db: Kysely<Schema>,
  migrations: Migrations,
  { newer }: MigrationState,
): Promise<void> {
  if (newer.length > 0) {
    throw new SchemaError(
      `a newer release has migrated it (${newer.join(', ')}). Start that release, or restore a backup made before the upgrade.`,
    );
  }
  const { error, results } = await createMigrator(db, migrations).migrateToLatest();
  const failed = results?.find(({ status }) => status === 'Error');
  if (failed) {
    throw new SchemaError(
      `the migration ${failed.migrationName} failed: ${(error as Error).message}. The data is unchanged. ` +
        'Start the previous release, and report this message.',
      { cause: error },
    );
  }
  if (error) throw error;
}
