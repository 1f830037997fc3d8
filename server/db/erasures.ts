import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isPostgres } from './dialect';
import { keepGoneNotice } from './gone-notices';
import { type LeadSelection, lockLeads, type SelectedLead } from './lead-selection';
import type { ErasureTable, Schema } from './schema';

export type Erasure = Omit<Selectable<ErasureTable>, 'id'>;

/** What an erasure has erased or, in a dry run, would erase. */
export type Erased = { readonly erasure: Erasure; readonly leads: readonly SelectedLead[] };

/**
 * Maximum number of leads that a statement deletes, since SQLite and PostgreSQL limit the number of parameters in a
 * statement.
 */
const LEADS_PER_DELETE = 500;
/** The tables with rows that belong to a lead. Foreign keys require deleting the rows in this order. */
const TABLES_OF_LEAD = [
  'resume_parts',
  'applications',
  'deliveries',
  'lead_status_changes',
  'lead_states',
] as const;

const CHECKPOINT_TIMEOUT_MS = 2000;
const POLL_MS = 20;

async function countResumes(db: Kysely<Schema>, ids: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('lead_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function deleteLeads(transaction: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  await keepGoneNotice(transaction, ids);
  for (const table of TABLES_OF_LEAD) {
    await transaction.deleteFrom(table).where('lead_id', 'in', ids).execute();
  }
  await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
}

/**
 * Erases leads and everything that belongs to them, and records the erasure, in one transaction. Records nothing if no
 * lead matches. Changes nothing with `isDryRun`. In SQLite, call `removeTraces` afterwards, since deleted rows stay in
 * the file.
 */
export const eraseLeads = (
  db: Kysely<Schema>,
  selection: LeadSelection,
  { now, isDryRun = false }: { readonly now: Date; readonly isDryRun?: boolean | undefined },
): Promise<Erased> =>
  db.transaction().execute(async (transaction) => {
    const leads = await lockLeads(transaction, selection);
    let resumes = 0;
    for (let first = 0; first < leads.length; first += LEADS_PER_DELETE) {
      const ids = leads.slice(first, first + LEADS_PER_DELETE).map(({ id }) => id);
      resumes += await countResumes(transaction, ids);
      if (!isDryRun) await deleteLeads(transaction, ids);
    }
    const erasure: Erasure = {
      at: now.toISOString(),
      reason: 'before' in selection ? 'age' : 'person',
      leads: leads.length,
      resumes,
    };
    if (!isDryRun && leads.length > 0) {
      // Deletes all searches, since any search may contain the name or number of an erased person. Little is lost:
      // searches are kept only for hours.
      await transaction.deleteFrom('desk_searches').execute();
      await transaction.insertInto('erasures').values(erasure).execute();
    }
    return { erasure, leads };
  });

/**
 * Removes the remains of deleted rows from the SQLite file and its WAL, by rewriting the whole file. Other writers wait
 * until this is done: 5 s for 200 MB on two slow cores. The pragma `secure_delete` would not remove all remains: when
 * SQLite balances pages, it copies rows and leaves the old copies in unused space. Nor would it remove the old copies
 * that updates by earlier releases left.
 * @throws Error if other processes use the file for too long
 */
export async function removeTraces(db: Kysely<Schema>): Promise<void> {
  if (isPostgres(db)) return;
  await sql`vacuum`.execute(db);
  const end = performance.now() + CHECKPOINT_TIMEOUT_MS;
  for (;;) {
    // Until the WAL is truncated, it may contain copies of the deleted rows. Truncating fails while a connection is
    // reading.
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    if (performance.now() > end) throw new Error('another process is reading the file');
    await wait(POLL_MS);
  }
}

/** Returns all erasures, oldest first. */
export const listErasures = (db: Kysely<Schema>): Promise<Erasure[]> =>
  db.selectFrom('erasures').select(['at', 'reason', 'leads', 'resumes']).orderBy('id').execute();
