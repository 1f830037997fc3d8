import { readCounts } from '../db/analytics';
import { readLeads } from '../db/leads';
import { mapPartners } from '../db/partners';
import { FUNNEL_REPORTS, summarise } from '../reports/funnel-report';
import { countByPartner } from '../reports/partner-report';
import { indianDay } from '../text/indian-time';
import { createCommand } from './create-command';
import { readArguments } from './read-arguments';
import { readSinceDay } from './read-since';
import { withDatabase } from './with-database';
import { writeNewFile } from './write-new-file';

const USAGE = `Usage: npm run report [-- OPTIONS]

  --since 2026-01-31   from a day (midnight in India) on
  --json               as JSON
  --csv                as CSV, for a spreadsheet
  --out FILE           into a new file
`;

const OPTIONS = {
  since: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  out: { type: 'string' },
} as const;

const readOptions = (args: readonly string[]) =>
  readArguments('report', args, OPTIONS, ({ values, positionals }) => {
    if (positionals[0] !== undefined) throw new Error(`Unexpected argument '${positionals[0]}'`);
    if (values.json && values.csv) throw new Error('--json and --csv exclude each other');
    const since = values.since === undefined ? undefined : readSinceDay(values.since);
    return { ...values, since };
  });

/**
 * `npm run report`: prints how often visitors took each step from a page view to a lead, or writes this report to a new
 * file.
 */
export const runReport = createCommand(async (args, { env, stdout }) => {
  const { since, json, csv, out } = readOptions(args);
  await withDatabase(env, async (db) => {
    const counts = await readCounts(db, since && indianDay(since));
    const leads = await countByPartner(readLeads(db, since), await mapPartners(db));
    const text = FUNNEL_REPORTS[json ? 'json' : csv ? 'csv' : 'text'](summarise(counts, leads));
    if (out === undefined) {
      stdout.write(
        text || 'Nothing has been counted. The pages report if "analytics" of host-pages/site.ts is set.\n',
      );
      return;
    }
    await writeNewFile(out, text);
    stdout.write(`Wrote the report to ${out}\n`);
  });
}, USAGE);
