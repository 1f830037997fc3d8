import { type Kysely, sql } from 'kysely';
import { DESK_MIGRATION } from './desk-migration';
import { isPostgres } from './dialect';
import type { Migrations } from './migrate';

/**
 * The form fields of the first migration. Listed here, not imported from the contract: a migration must not change with
 * later releases.
 */
export const FIRST_FIELDS: readonly string[] = [
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

/** Columns that migration 0004 creates for the content lists, except `position`. */
const CONTENT_COLUMNS: Record<string, readonly string[]> = {
  jobs: [
    'id',
    'title',
    'job_type',
    'location',
    'job_description',
    'deadline',
    'overview',
    'responsibility',
    'qualification',
  ],
  posts: ['id', 'image', 'alt_text', 'title', 'description'],
  media: ['type', 'title', 'image', 'alt_text', 'video_url'],
  policies: ['description'],
  associates: ['image', 'alt_text'],
  testimonials: ['name', 'rating', 'short_note'],
};

/**
 * All migrations, keyed by name. Never change a released migration: add a new one. Earlier releases, from 0.3 on, must
 * still be able to read and write the migrated database. So keep all columns, and make new columns nullable or give
 * them a default. If that is impossible, end the new migration's name in `-one-way`: servers of earlier releases then
 * refuse the database.
 */
export const MIGRATIONS: Migrations = {
  '0001-leads': {
    async up(db: Kysely<unknown>) {
      let table = db.schema
        .createTable('leads')
        .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) =>
          isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('repeat_key', 'text', (column) => column.unique())
        .addColumn('extra', 'text', (column) => column.notNull());
      for (const name of FIRST_FIELDS) table = table.addColumn(name, 'text');
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
  '0003-applications': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('applications')
        .addColumn('lead_id', 'integer', (column) => column.primaryKey().references('leads.id'))
        .addColumn('job_id', 'text', (column) => column.notNull())
        .addColumn('job_title', 'text', (column) => column.notNull())
        .addColumn('full_name', 'text', (column) => column.notNull())
        .addColumn('linkedin_profile', 'text')
        .addColumn('resume_name', 'text', (column) => column.notNull())
        .addColumn('resume_size', 'integer', (column) => column.notNull())
        .addColumn('resume_sha256', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('resume_parts')
        .addColumn('lead_id', 'integer', (column) => column.notNull().references('leads.id'))
        .addColumn('part', 'integer', (column) => column.notNull())
        .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
        .addPrimaryKeyConstraint('resume_parts_key', ['lead_id', 'part'])
        .execute();
    },
  },
  '0004-content': {
    async up(db: Kysely<unknown>) {
      for (const [list, columns] of Object.entries(CONTENT_COLUMNS)) {
        let table = db.schema
          .createTable(list)
          .addColumn('position', 'integer', (column) => column.primaryKey());
        for (const name of columns) {
          table = table.addColumn(name, name === 'rating' ? 'double precision' : 'text', (column) =>
            name === 'id' ? column.notNull().unique() : column.notNull(),
          );
        }
        await table.execute();
      }
      await db.schema
        .createTable('seeds')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('written_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0005-dates': {
    async up(db: Kysely<unknown>) {
      for (const [list, column] of [
        ['posts', 'published_at'],
        ['posts', 'author'],
        ['jobs', 'posted_at'],
      ] as const) {
        await db.schema
          .alterTable(list)
          // Older records get an empty text, since their date or author is not known.
          .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
          .execute();
      }
    },
  },
  '0006-references': {
    async up(db: Kysely<unknown>) {
      // Leads of earlier releases have null in this column. Their reference is made from the id.
      await db.schema.alterTable('leads').addColumn('reference', 'integer').execute();
      await db.schema.createIndex('leads_reference').on('leads').column('reference').unique().execute();
    },
  },
  '0007-deliveries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('deliveries')
        .addColumn('lead_id', 'integer', (column) => column.notNull().references('leads.id'))
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'text')
        .addColumn('leased_until', 'text')
        .addColumn('delivered_at', 'text')
        .addColumn('last_error', 'text')
        .addPrimaryKeyConstraint('deliveries_key', ['lead_id', 'channel'])
        .execute();
      await db.schema.createIndex('deliveries_due').on('deliveries').columns(['channel', 'due_at']).execute();
    },
  },
  '0008-partners': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('partners')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('added_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0009-erasures': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('erasures')
        .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) =>
          isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('leads', 'integer', (column) => column.notNull())
        .addColumn('resumes', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '0010-suspected': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('leads').addColumn('suspected', 'text').execute();
    },
  },
  '0011-rate-limits': {
    async up(db: Kysely<unknown>) {
      // Only PostgreSQL needs this table. A SQLite file is used by a single server, which counts in memory. The package
      // rate-limiter-flexible defines the columns.
      if (!isPostgres(db)) return;
      await db.schema
        .createTable('rate_limits')
        // Unlogged: writes don't wait for the disk, and a crash may empty the table.
        .modifyFront(sql`unlogged`)
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
  '0012-summaries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('summaries')
        .addColumn('day', 'text', (column) => column.primaryKey())
        .addColumn('leased_until', 'text', (column) => column.notNull())
        .addColumn('sent_at', 'text')
        .execute();
    },
  },
  '0013-lead-mobiles': {
    async up(db: Kysely<unknown>) {
      // Used to find the latest leads of a mobile number when a lead is stored, and all leads of a number for an
      // erasure.
      await db.schema.createIndex('leads_mobile').on('leads').columns(['mobile', 'received_at']).execute();
    },
  },
  '0014-analytics': {
    async up(db: Kysely<unknown>) {
      const key = ['day', 'path', 'partner', 'form', 'event', 'field'] as const;
      let table = db.schema.createTable('analytics');
      for (const name of key) table = table.addColumn(name, 'text', (column) => column.notNull());
      await table
        .addColumn('times', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('analytics_key', [...key] as never)
        .execute();
    },
  },
  '0015-notices': {
    async up(db: Kysely<unknown>) {
      const key = ['version', 'kind', 'language'] as const;
      let table = db.schema.createTable('notices');
      for (const name of [...key, 'text'] as const)
        table = table.addColumn(name, 'text', (column) => column.notNull());
      await table.addPrimaryKeyConstraint('notices_key', [...key] as never).execute();
    },
  },
  '0016-desk': DESK_MIGRATION,
  '0017-confirmations': {
    async up(db: Kysely<unknown>) {
      // Used to find the confirmations of the last day when a lead is stored. The index is partial, so that it doesn't
      // slow down other deliveries.
      await db.schema
        .createIndex('deliveries_confirmations')
        .on('deliveries')
        .column('started_at')
        .where(sql.ref('channel'), '=', sql.lit('confirmation'))
        .execute();
    },
  },
  '0018-status-changes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('lead_status_changes')
        // `cascade` deletes the rows when an earlier release erases the lead: that release doesn't know this table.
        .addColumn('lead_id', 'integer', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('from_status', 'text', (column) => column.notNull())
        .addColumn('to_status', 'text', (column) => column.notNull())
        .addColumn('changed_by', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('lead_status_changes_key', ['lead_id', 'version'])
        .execute();
    },
  },
  '0019-later-leads': {
    async up(db: Kysely<unknown>) {
      // The name is not `due_at`, since `deliveries` has a column with that name. Earlier releases join the two tables,
      // and their queries would become ambiguous.
      await db.schema.alterTable('leads').addColumn('deliver_after', 'text').execute();
    },
  },
  '0020-due-leads': {
    async up(db: Kysely<unknown>) {
      // Used to list the reminders that are due, each time the desk shows or polls its list. Without the index, the
      // database would read all leads for this. The index is partial, so that it doesn't slow down the storing of other
      // leads.
      await db.schema
        .createIndex('leads_due')
        .on('leads')
        .columns(['deliver_after', 'id'])
        .where(sql.ref('deliver_after'), 'is not', null)
        .execute();
    },
  },
  '0021-resends': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('deliveries')
        .addColumn('resends', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
};
