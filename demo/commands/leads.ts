import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { findApplication, mapApplications, readResume } from '../db/applications';
import { mapUndelivered, redeliver } from '../db/deliveries';
import { findLeadId, listLeads } from '../db/leads';
import { openExisting } from '../db/open';
import type { Schema } from '../db/schema';
import { channelNames, readDeliverySettings } from '../delivery/settings';
import { formatSize, toCsv, toJson, toText } from '../lead-report';
import { type Environment, readDatabaseSettings } from '../settings';
import { writeNewFile } from '../write-new-file';
import { createCommand, type Terminal } from './run-command';

const USAGE =
  'Usage: npm run leads -- [--undelivered] [--json | --csv] [--since 2026-01-31 | --since 2026-01-31T09:00:00Z] ' +
  '[--out FILE], or npm run leads -- --resume A-… --out FILE, ' +
  'or npm run leads -- --redeliver [Q-… | --since 2026-01-31]';

type Options = {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly since?: string;
  readonly undelivered?: boolean;
  readonly resume?: string;
  readonly redeliver?: boolean;
  readonly out?: string;
};

/** The options of each mode, named after the option that selects it. A mode has no other options. */
const MODES = {
  resume: ['resume', 'out'],
  redeliver: ['redeliver', 'since'],
  list: ['json', 'csv', 'since', 'undelivered', 'out'],
} as const satisfies Record<string, readonly (keyof Options)[]>;

const modeOf = ({ resume, redeliver }: Options): keyof typeof MODES =>
  resume !== undefined ? 'resume' : redeliver ? 'redeliver' : 'list';

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        since: { type: 'string' },
        undelivered: { type: 'boolean' },
        resume: { type: 'string' },
        redeliver: { type: 'boolean' },
        out: { type: 'string' },
      },
    });
    const mode = modeOf(values);
    const foreign = Object.keys(values).find((name) => !MODES[mode].some((known) => known === name));
    if (foreign) throw new Error(`--${mode} and --${foreign} exclude each other`);
    if (values.json && values.csv) throw new Error('--json and --csv exclude each other');
    if (mode === 'resume' && values.out === undefined) throw new Error('--resume needs --out FILE');
    const [lead, ...others] = positionals;
    const unexpected = mode === 'redeliver' ? others[0] : lead;
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`);
    if (mode === 'redeliver' && (lead === undefined) === (values.since === undefined)) {
      throw new Error('--redeliver needs a reference or --since');
    }
    return { ...values, mode, lead };
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

const countOf = (count: number, noun: string, plural = `${noun}s`) =>
  `${count} ${count === 1 ? noun : plural}`;

async function withDatabase(
  env: Environment,
  use: (db: Kysely<Schema> | undefined) => Promise<void>,
): Promise<void> {
  const db = await openExisting(readDatabaseSettings(env));
  try {
    await use(db);
  } finally {
    await db?.destroy();
  }
}

async function listAll(
  { json, csv, since, undelivered: onlyUndelivered, out }: Options,
  { env, stdout }: Terminal,
): Promise<void> {
  const time = since === undefined ? undefined : readTime(since);
  await withDatabase(env, async (db) => {
    const details = {
      applications: db ? await mapApplications(db) : new Map(),
      undelivered: db ? await mapUndelivered(db) : new Map(),
    };
    const found = db ? await listLeads(db, time) : [];
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

async function exportResume({ resume = '', out = '' }: Options, { env, stdout }: Terminal): Promise<void> {
  await withDatabase(env, async (db) => {
    const leadId = db && (await findLeadId(db, resume));
    const application = db && leadId !== undefined ? await findApplication(db, leadId) : undefined;
    if (!db || !application)
      throw new Error(`There is no application ${resume}. "npm run leads" lists them.`);
    await writeNewFile(out, readResume(db, application));
    const { resume_name, resume_size } = application;
    stdout.write(`Wrote ${resume_name} (${formatSize(resume_size)}) to ${out}\n`);
  });
}

async function startRedelivery(
  { since, lead = '' }: Options & { readonly lead: string | undefined },
  { env, stdout }: Terminal,
): Promise<void> {
  const channels = channelNames(readDeliverySettings(env));
  if (channels.length === 0) {
    throw new Error('No channel is set up. Set LEADS_WEBHOOK_URL or SMTP_URL as for the server.');
  }
  const time = since === undefined ? undefined : readTime(since);
  await withDatabase(env, async (db) => {
    const id = db && !time ? await findLeadId(db, lead) : undefined;
    const which = time ? { since: time } : id === undefined ? undefined : { id };
    if (!which) throw new Error(`There is no lead ${lead}. "npm run leads" lists them.`);
    const count = db ? await redeliver(db, channels, which, new Date()) : 0;
    stdout.write(`Due for delivery: ${countOf(count, 'message')}. A running server sends within seconds.\n`);
  });
}

const ACTIONS = { resume: exportResume, redeliver: startRedelivery, list: listAll };

/** `npm run leads`: lists the leads, writes the list or a résumé to a new file, or has leads delivered again. */
export const runLeads = createCommand(async (args, terminal) => {
  try {
    const options = readOptions(args);
    await ACTIONS[options.mode](options, terminal);
  } catch (error) {
    throw new Error((error as Error).message.replace(/\s+/g, ' '), { cause: error });
  }
});
