import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findApplication, readResume } from '../../server/db/applications';
import { findLeadId } from '../../server/db/leads';
import { openExisting } from '../../server/db/open';
import { readSettings } from '../../server/site/settings';
import { start } from '../../server/site/start';
import { listReports } from './stored-leads';

/**
 * Limits of the demo's server. `leadsPerMobile` is higher than the server's default: most browser tests use the same
 * mobile number, and a test file sends more leads with this number than the default allows.
 */
const LIMITS = { leadsPerMobile: 1000 };

export type DemoOptions = {
  /** The folder of the build to serve. Default: `dist`. */
  distFolder?: string;
  /** The database's folder, which `stop()` keeps. Default: a new folder, which `stop()` removes. */
  dataDir?: string;
  env?: Record<string, string>;
};

export type Demo = {
  siteUrl: string;
  partnerUrl: string;
  /** Returns the stored leads, as `npm run leads -- --json` lists them. */
  leads(): Promise<Record<string, unknown>[]>;
  /** Returns the file that `npm run leads -- --resume` writes for an application. */
  resume(reference: string): Promise<Buffer>;
  stop(): Promise<void>;
};

/** Starts the demo's sites on free ports in this process, with their own database. */
export const startDemo = async ({ distFolder, dataDir, env = {} }: DemoOptions = {}): Promise<Demo> => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'broker-demo-')));
  const removeFolder = async () => {
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  const configured = readSettings({
    ...process.env,
    PORT: '0',
    PARTNER_PORT: '0',
    DATA_DIR: folder,
    ...env,
  });
  const settings = distFolder ? { ...configured, distFolder } : configured;
  const running = await start(settings, LIMITS).catch(async (error) => {
    await removeFolder();
    throw error;
  });

  /**
   * Opens a separate connection to the demo's database, and calls `use` with it. This connection sees only committed
   * data.
   */
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
    leads: () => read(listReports),
    resume: (reference) =>
      read(async (db) => {
        const id = await findLeadId(db, reference);
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
