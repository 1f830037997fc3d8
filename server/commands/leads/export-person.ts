import type { Kysely } from 'kysely';
import { findApplication } from '../../db/applications';
import { leadsIn } from '../../db/lead-selection';
import { listStatusChanges } from '../../db/lead-states';
import { leadReference, type StoredLead } from '../../db/leads';
import type { Schema } from '../../db/schema';
import { readExtraFields, resumeCommand } from '../../reports/lead-report';
import { countOf } from '../count-of';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import { writeNewFile } from '../write-new-file';
import type { LeadsOptions } from './options';

/** Reads everything that is stored about a lead. Instead of a résumé, returns the command that exports it. */
async function readEverything(db: Kysely<Schema>, lead: StoredLead) {
  const { id } = lead;
  const reference = leadReference(lead);
  const application = await findApplication(db, id);
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('channel')
    .execute();
  const desk = await db.selectFrom('lead_states').selectAll().where('lead_id', '=', id).executeTakeFirst();
  const statusChanges = await listStatusChanges(db, id);
  return {
    ...lead,
    reference,
    extra: readExtraFields(lead),
    ...(application && { application, resume: resumeCommand(reference, application.resume_name) }),
    deliveries,
    // Named `desk`, not `state`: in a lead, `state` is the Indian state in which the person lives.
    ...(desk && { desk: { ...desk, status_changes: statusChanges } }),
  };
}

/** Exports everything that is stored about a person: prints it as JSON, or writes the JSON to a new file. */
export async function exportPerson(
  { selection, out }: LeadsOptions,
  { env, stdout }: CommandContext,
): Promise<void> {
  await withDatabase(env, async (db) => {
    const leads = selection ? await leadsIn(db, selection).selectAll().execute() : [];
    const all: unknown[] = [];
    for (const lead of leads) all.push(await readEverything(db, lead));
    const json = `${JSON.stringify(all, null, 2)}\n`;
    if (out === undefined) {
      stdout.write(json);
      return;
    }
    await writeNewFile(out, json);
    stdout.write(`Wrote ${countOf(leads.length, 'lead')} to ${out}\n`);
  });
}
