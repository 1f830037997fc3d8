import { readLeads } from '../../db/leads';
import { mapPartners } from '../../db/partners';
import { countByPartner, PARTNER_REPORTS } from '../../reports/partner-report';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import { writeNewFile } from '../write-new-file';
import type { PartnersOptions } from './options';

/** Prints how many leads each partner has brought, or writes the report to a new file. */
export async function report(
  { since, json, csv, out }: PartnersOptions,
  { env, stdout }: CommandContext,
): Promise<void> {
  await withDatabase(env, async (db) => {
    const rows = await countByPartner(readLeads(db, since), await mapPartners(db));
    const text = PARTNER_REPORTS[json ? 'json' : csv ? 'csv' : 'text'](rows);
    if (out === undefined) {
      stdout.write(text || 'No leads from partners.\n');
      return;
    }
    await writeNewFile(out, text);
    stdout.write(`Wrote the report to ${out}\n`);
  });
}
