import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres } from './dialect';

/** The columns of `leads` that the desk filters and searches by. */
const LISTED_COLUMNS = [
  'kind',
  'suspected',
  'type_of_insurance',
  'state',
  'city',
  'reference',
  'mobile',
  'email',
  'first_name',
  'last_name',
];

/** Migration 0016: the tables and indexes of the desk. Never change it: see `MIGRATIONS`. */
export const DESK_MIGRATION: Migration = {
  async up(db: Kysely<unknown>) {
    // Adds generated columns, so that leads stored by an earlier release also have a partner and a language.
    for (const name of ['partner', 'language']) {
      const generated = isPostgres(db)
        ? sql`(extra::json ->> ${sql.lit(name)}) stored`
        : sql`(json_extract(extra, ${sql.lit(`$.${name}`)})) virtual`;
      await sql`alter table leads add column ${sql.ref(name)} text generated always as ${generated}`.execute(
        db,
      );
    }
    await db.schema.dropIndex('leads_received_at').execute();
    await db.schema
      .createIndex('leads_newest')
      .on('leads')
      // In SQLite, the index has all columns that the desk filters and searches by. So SQLite reads only the index.
      // Reading the rows would take four times as long. PostgreSQL reads rows fast enough, and would refuse a lead
      // whose index entry exceeds 2,704 bytes.
      .columns(['received_at', 'id', ...(isPostgres(db) ? [] : LISTED_COLUMNS)])
      .execute();
    // Creates an index for each generated column, instead of adding the column to `leads_newest`. For the value of a
    // generated column, SQLite reads the whole row, even if the index contains the value.
    for (const [name, most] of [
      ['partner', null],
      ['language', 'en'],
    ] as const) {
      await db.schema
        .createIndex(`leads_${name}`)
        .on('leads')
        .columns([name, 'received_at', 'id'])
        .where(sql.ref(name), most === null ? 'is not' : '<>', sql.lit(most))
        .execute();
    }
    await db.schema
      .createTable('lead_states')
      // `cascade` deletes the row when an earlier release erases the lead: that release doesn't know this table.
      .addColumn('lead_id', 'integer', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      )
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('changed_by', 'text')
      .addColumn('changed_at', 'text')
      .addColumn('read_at', 'text')
      .execute();
    await db.schema
      .createTable('desk_sessions')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('desk_searches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('partner_links')
      .addColumn('partner', 'text', (column) => column.primaryKey().references('partners.id'))
      .addColumn('link_id', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
