import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findApplication, mapApplications, readResume } from '../../demo/db/applications';
import { listLeads, readReference } from '../../demo/db/leads';
import { openExisting } from '../../demo/db/open';
import { toJson } from '../../demo/lead-report';
import { readSettings } from '../../demo/settings';
import { start } from '../../demo/start';

/** Most browser tests send leads of one mobile number, and a file sends more of them than a visitor may. */
const LIMITS = { leadsPerMobile: 1000 };

export type DemoOptions = {
  /** The folder of the database, where it outlives the server. Default: a new one that `stop()` removes. */
  dataDir?: string;
  env?: Record<string, string>;
};

export type Demo = {
  siteUrl: string;
  partnerUrl: string;
  /** The rows that reached the database, as `npm run leads -- --json` lists them. */
  leads(): Promise<Record<string, unknown>[]>;
  /** The file that `npm run leads -- --resume` writes for an application. */
  resume(reference: string): Promise<Buffer>;
  stop(): Promise<void>;
};

/** Starts the demo's sites on free ports in this process, with a database of their own. */
export const startDemo = async ({ dataDir, env = {} }: DemoOptions = {}): Promise<Demo> => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'broker-demo-')));
  const removeFolder = async () => {
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  const settings = readSettings({
    ...process.env,
    PORT: '0',
    PARTNER_PORT: '0',
    DATA_DIR: folder,
    ...env,
  });
  const running = await start(settings, LIMITS).catch(async (error) => {
    await removeFolder();
    throw error;
  });

  /** Reads through a connection of its own, which sees what is stored and nothing else. */
  const read = async <Result>(use: (db: NonNullable<OpenDatabase>) => Promise<Result>) => {
    const db = await openExisting(settings);
    if (!db) throw new Error('The demo has no database.');
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  };

  return {
    siteUrl: running.siteOrigin,
    partnerUrl: running.partnerOrigin,
    leads: () => read(async (db) => JSON.parse(toJson(await listLeads(db), await mapApplications(db)))),
    resume: (reference) =>
      read(async (db) => {
        const id = readReference(reference);
        const application = id === undefined ? undefined : await findApplication(db, id);
        if (!application) throw new Error(`There is no application ${reference}.`);
        const parts: Buffer[] = [];
        for await (const part of readResume(db, application)) parts.push(part);
        return Buffer.concat(parts);
      }),
    stop: async () => {
      await running.stop();
      await removeFolder();
    },
  };
};

type OpenDatabase = Awaited<ReturnType<typeof openExisting>>;
