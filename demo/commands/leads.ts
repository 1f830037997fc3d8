import { parseArgs } from 'node:util';
import { findApplication, mapApplications, readResume } from '../db/applications';
import { findLeadId, listLeads } from '../db/leads';
import { openExisting } from '../db/open';
import { formatSize, toCsv, toJson, toText } from '../lead-report';
import { readDatabaseSettings } from '../settings';
import { writeNewFile } from '../write-new-file';
import { createCommand, type Terminal } from './run-command';

const USAGE =
  'Usage: npm run leads -- [--json | --csv] [--since 2026-01-31 | --since 2026-01-31T09:00:00Z] [--out FILE], ' +
  'or npm run leads -- --resume A-1001 --out FILE';

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
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
    if (resume !== undefined && out === undefined) throw new Error('--resume needs --out FILE');
    if (resume !== undefined && (json || csv || since !== undefined)) {
      throw new Error('--resume goes with --out only');
    }
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}. ${USAGE}`);
  }
}

/** A date without a time means midnight UTC. */
function readTime(given: string): Date {
  const time = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(given)
    ? new Date(given)
    : undefined;
  // The day is checked separately, since Date reads 30 February as 2 March.
  const day = given.slice(0, 10);
  if (time && !Number.isNaN(time.getTime()) && new Date(day).toISOString().startsWith(day)) return time;
  throw new Error(`--since ${given} is not a date. ${USAGE}`);
}

async function listAll(
  { json, csv, since, out }: ReturnType<typeof readOptions>,
  { env, stdout }: Terminal,
): Promise<void> {
  const time = since === undefined ? undefined : readTime(since);
  const db = await openExisting(readDatabaseSettings(env));
  try {
    const leads = db ? await listLeads(db, time) : [];
    const applications = db ? await mapApplications(db) : new Map();
    const list = (json ? toJson : csv ? toCsv : toText)(leads, applications);
    if (out === undefined) {
      stdout.write(list);
      return;
    }
    await writeNewFile(out, list);
    stdout.write(`Wrote ${leads.length} ${leads.length === 1 ? 'lead' : 'leads'} to ${out}\n`);
  } finally {
    await db?.destroy();
  }
}

async function exportResume(id: string, file: string, { env, stdout }: Terminal): Promise<void> {
  const db = await openExisting(readDatabaseSettings(env));
  try {
    const leadId = db && (await findLeadId(db, id));
    const application = db && leadId !== undefined ? await findApplication(db, leadId) : undefined;
    if (!db || !application) throw new Error(`There is no application ${id}. "npm run leads" lists them.`);
    await writeNewFile(file, readResume(db, application));
    const { resume_name, resume_size } = application;
    stdout.write(`Wrote ${resume_name} (${formatSize(resume_size)}) to ${file}\n`);
  } finally {
    await db?.destroy();
  }
}

/** `npm run leads`: lists the leads, or writes the list or a résumé to a new file. */
export const runLeads = createCommand(async (args, terminal) => {
  try {
    const options = readOptions(args);
    const { resume, out } = options;
    if (resume !== undefined && out !== undefined) await exportResume(resume, out, terminal);
    else await listAll(options, terminal);
  } catch (error) {
    throw new Error((error as Error).message.replace(/\s+/g, ' '), { cause: error });
  }
});
