import type { Kysely, Selectable } from 'kysely';
import { isPostgres } from './dialect';
import type { LeadStatus, Schema } from './schema';

export type StatusChange = Selectable<Schema['lead_status_changes']>;

/** What the broker's staff have recorded about a lead. */
export type LeadState = {
  readonly status: LeadStatus;
  readonly note: string;
  readonly version: number;
  /** Who made the last change; null if nobody has changed the state. */
  readonly changedBy: string | null;
  /** When the last change was made; null if nobody has changed the state. */
  readonly changedAt: string | null;
};

/**
 * A change of a lead's state. `by` is the name of the person who makes the change. `version` is the version of the
 * state on which the change is based.
 */
export type StateChange = Pick<LeadState, 'status' | 'note' | 'version'> & { readonly by: string };

const NEW: LeadState = { status: 'new', note: '', version: 0, changedBy: null, changedAt: null };

export async function readState(db: Kysely<Schema>, leadId: number): Promise<LeadState> {
  const row = await db.selectFrom('lead_states').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
  if (!row) return NEW;
  const { status, note, version, changed_by, changed_at } = row;
  return { status, note, version, changedBy: changed_by, changedAt: changed_at };
}

/** Returns the notes on the leads with the given ids, keyed by lead id. */
export async function mapNotes(
  db: Kysely<Schema>,
  leadIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lead_states')
    .select(['lead_id', 'note'])
    .where('lead_id', 'in', leadIds)
    .execute();
  return new Map(rows.map(({ lead_id, note }) => [lead_id, note]));
}

/** Returns the changes of a lead's status, newest first. Changes made by releases before 0.4.0 are unknown. */
export const listStatusChanges = (db: Kysely<Schema>, leadId: number): Promise<StatusChange[]> =>
  db
    .selectFrom('lead_status_changes')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('version', 'desc')
    .execute();

/** Records when a lead was first opened. */
export async function markRead(db: Kysely<Schema>, leadId: number, now: Date): Promise<void> {
  await db
    .insertInto('lead_states')
    .values({ lead_id: leadId, read_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('lead_id')
        .doUpdateSet({ read_at: now.toISOString() })
        .where('lead_states.read_at', 'is', null),
    )
    .execute();
}

/**
 * Changes a lead's state, and records who changed its status. Resolves to false, and changes nothing, if somebody else
 * has changed the state since `version`.
 */
export const changeState = (
  db: Kysely<Schema>,
  leadId: number,
  { status, note, version, by }: StateChange,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    // Adds the lead's row if there is none. In SQLite, this also locks the file for writing.
    await transaction
      .insertInto('lead_states')
      .values({ lead_id: leadId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const based = transaction
      .selectFrom('lead_states')
      .select('status')
      .where('lead_id', '=', leadId)
      .where('version', '=', version);
    const before = await (isPostgres(db) ? based.forUpdate() : based).executeTakeFirst();
    if (!before) return false;
    const changed = { changed_by: by, changed_at: now.toISOString() };
    const next = version + 1;
    await transaction
      .updateTable('lead_states')
      .set({ status, note, version: next, ...changed })
      .where('lead_id', '=', leadId)
      .execute();
    if (status !== before.status) {
      const change = { lead_id: leadId, version: next, from_status: before.status, to_status: status };
      await transaction
        .insertInto('lead_status_changes')
        .values({ ...change, ...changed })
        .execute();
    }
    return true;
  });
