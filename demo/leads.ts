import { parseArgs } from 'node:util';
import { findApplication, mapApplications, readResume } from './db/applications';
import { listLeads, readReference } from './db/leads';
import { openExisting } from './db/open';
import { showSize, toCsv, toJson, toText } from './lead-report';
import { readDatabaseSettings } from './settings';
import { writeNewFile } from './write-new-file';

const USAGE =
  'Use: npm run leads -- [--json | --csv] [--since 2026-01-31 | --since 2026-01-31T09:00:00Z], ' +
  'or npm run leads -- --resume A-1001 --out FILE';

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        since: { type: 'string' },
        resume: { type: 'string' },
        out: { type: 'string' },
      },
    });
    const { json, csv, since, resume, out } = values;
    if (json && csv) throw new Error('--json and --csv exclude each other');
    if ((resume === undefined) !== (out === undefined)) throw new Error('--resume and --out go together');
    if (resume !== undefined && (json || csv || since !== undefined)) {
      throw new Error('--resume goes with --out only');
    }
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

async function print({ json, csv, since }: ReturnType<typeof readOptions>): Promise<void> {
  const time = since === undefined ? undefined : readTime(since);
  const db = await openExisting(readDatabaseSettings(process.env));
  try {
    const leads = db ? await listLeads(db, time) : [];
    const applications = db ? await mapApplications(db) : new Map();
    const shown = json ? toJson : csv ? toCsv : toText;
    process.stdout.write(shown(leads, applications));
  } finally {
    await db?.destroy();
  }
}

async function exportResume(id: string, file: string): Promise<void> {
  const db = await openExisting(readDatabaseSettings(process.env));
  try {
    const leadId = readReference(id);
    const application = leadId !== undefined && db ? await findApplication(db, leadId) : undefined;
    if (!db || !application) throw new Error(`There is no application ${id}. "npm run leads" lists them.`);
    await writeNewFile(file, readResume(db, application));
    const { resume_name, resume_size } = application;
    console.log(`Wrote ${resume_name} (${showSize(resume_size)}) to ${file}`);
  } finally {
    await db?.destroy();
  }
}

try {
  const options = readOptions();
  const { resume, out } = options;
  if (resume !== undefined && out !== undefined) await exportResume(resume, out);
  else await print(options);
} catch (error) {
  console.error((error as Error).message.replace(/\s+/g, ' '));
  process.exitCode = 1;
}
