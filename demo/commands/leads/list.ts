import { mapApplications } from '../../db/applications';
import { mapUndelivered } from '../../db/deliveries';
import { listLeads } from '../../db/leads';
import { mapPartners } from '../../db/partners';
import { toCsv, toJson, toText } from '../../lead-report';
import { writeNewFile } from '../../write-new-file';
import { countOf } from '../count-of';
import type { Terminal } from '../run-command';
import { withDatabase } from '../with-database';
import type { LeadsOptions } from './options';

/** Prints the leads, or writes them to a new file. */
export async function listAll(
  { json, csv, since, undelivered: onlyUndelivered, out }: LeadsOptions,
  { env, stdout }: Terminal,
): Promise<void> {
  await withDatabase(env, async (db) => {
    const details = {
      applications: db ? await mapApplications(db) : new Map(),
      undelivered: db ? await mapUndelivered(db) : new Map(),
      partners: db ? await mapPartners(db) : new Map(),
    };
    const found = db ? await listLeads(db, since) : [];
    const leads = onlyUndelivered ? found.filter(({ id }) => details.undelivered.has(id)) : found;
    const list = (json ? toJson : csv ? toCsv : toText)(leads, details);
    if (out === undefined) {
      stdout.write(list || (onlyUndelivered ? 'No lead is undelivered.\n' : 'No leads yet.\n'));
      return;
    }
    await writeNewFile(out, list);
    stdout.write(`Wrote ${countOf(leads.length, 'lead')} to ${out}\n`);
  });
}
