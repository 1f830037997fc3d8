import { type Kysely, type Migration, Migrator, PostgresAdapter } from 'kysely';
import type { Schema } from './schema';

// Written out, not taken from the contract: a migration says what the table was when it ran.
const FIRST_COLUMNS = [
  'first_name',
  'last_name',
  'mobile',
  'email',
  'state',
  'city',
  'insurance_type',
  'type_of_insurance',
  'message',
];

/** In the order of their names. One that was released is never changed: what comes later is a new one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-leads': {
    async up(db: Kysely<unknown>) {
      const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      let table = db.schema
        .createTable('leads')
        .addColumn('id', onPostgres ? 'serial' : 'integer', (column) =>
          onPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('repeat_key', 'text', (column) => column.unique())
        .addColumn('extra', 'text', (column) => column.notNull());
      for (const name of FIRST_COLUMNS) table = table.addColumn(name, 'text');
      await table.execute();
      await db.schema.createIndex('leads_received_at').on('leads').column('received_at').execute();
    },
  },
  '0002-places': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('states')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('cities')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('state_id', 'text', (column) => column.notNull().references('states.id'))
        .execute();
    },
  },
};

/** Brings the schema up to date. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
