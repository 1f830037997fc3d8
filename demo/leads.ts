import { parseArgs } from 'node:util';
import { listLeads } from './db/leads';
import { openExisting } from './db/open';
import { toCsv, toJson, toText } from './lead-report';
import { readDatabaseSettings } from './settings';

const USAGE = 'Use: npm run leads -- [--json | --csv] [--since 2026-01-31 | --since 2026-01-31T09:00:00Z]';

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean' }, csv: { type: 'boolean' }, since: { type: 'string' } },
    });
    if (values.json && values.csv) throw new Error('--json and --csv exclude each other');
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}. ${USAGE}`);
  }
}

/** A day is taken from its midnight, UTC. */
function readTime(given: string): Date {
  const time = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(given)
    ? new Date(given)
    : undefined;
  // The day is looked at by itself, since Date takes 30 February for 2 March.
  const day = given.slice(0, 10);
  if (time && !Number.isNaN(time.getTime()) && new Date(day).toISOString().startsWith(day)) return time;
  throw new Error(`--since ${given} is not a date. ${USAGE}`);
}

try {
  const { json, csv, since } = readOptions();
  const time = since === undefined ? undefined : readTime(since);
  const db = await openExisting(readDatabaseSettings(process.env));
  const leads = db ? await listLeads(db, time) : [];
  await db?.destroy();
  process.stdout.write(json ? toJson(leads) : csv ? toCsv(leads) : toText(leads));
} catch (error) {
  console.error((error as Error).message.replace(/\s+/g, ' '));
  process.exitCode = 1;
}
