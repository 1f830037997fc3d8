import { mapApplications } from '../../db/applications';
import { mapUndelivered } from '../../db/deliveries';
import { listLeads, type StoredLead } from '../../db/leads';
import { mapPartners } from '../../db/partners';
import { toCsv, toJson, toText } from '../../lead-report';
import { writeNewFile } from '../../write-new-file';
import { countOf } from '../count-of';
import type { Terminal } from '../run-command';
import { withDatabase } from '../with-database';
import type { LeadsOptions } from './options';

/** What is said in place of a list without leads. */
const EMPTY = {
  all: 'No leads yet.',
  undelivered: 'No lead is undelivered.',
  suspected: 'No lead is suspected.',
};

/** Prints the leads, or writes them to a new file. Suspected leads are a list of their own. */
export async function listAll(
  { json, csv, since, undelivered, suspected, out }: LeadsOptions,
  { env, stdout, stderr }: Terminal,
): Promise<void> {
  await withDatabase(env, async (db) => {
    const details = {
      applications: db ? await mapApplications(db) : new Map(),
      undelivered: db ? await mapUndelivered(db) : new Map(),
      partners: db ? await mapPartners(db) : new Map(),
    };
    const found = db ? await listLeads(db, since) : [];
    const isListed = (lead: StoredLead) =>
      (lead.suspected !== null) === !!suspected && (!undelivered || details.undelivered.has(lead.id));
    const leads = found.filter(isListed);
    const others = suspected ? 0 : found.filter((lead) => lead.suspected !== null).length;
    if (others > 0) {
      stderr.write(`${countOf(others, 'suspected lead')} not in this list: npm run leads -- --suspected\n`);
    }
    const list = (json ? toJson : csv ? toCsv : toText)(leads, details);
    if (out === undefined) {
      stdout.write(list || `${EMPTY[suspected ? 'suspected' : undelivered ? 'undelivered' : 'all']}\n`);
      return;
    }
    await writeNewFile(out, list);
    stdout.write(`Wrote ${countOf(leads.length, 'lead')} to ${out}\n`);
  });
}
