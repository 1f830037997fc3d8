import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { insertOnce, leadReference, type NewLead } from '../../server/db/leads';
import { openDatabase } from '../../server/db/open';
import type { Schema } from '../../server/db/schema';
import { readOrCreateKey } from '../../server/desk/key';
import { readDeskSettings } from '../../server/desk/settings';
import { startDesk } from '../../server/desk/start-desk';

export type RunningDesk = {
  readonly db: Kysely<Schema>;
  /** The desk's address, which ends with a slash. */
  readonly address: string;
  /** The desk's address with the key. Opening this address starts a session. */
  readonly addressWithKey: string;
  /** Stores a lead with a unique mobile number. Returns its reference. */
  store(lead: NewLead): Promise<string>;
  stop(): Promise<void>;
};

/** Starts the desk on a free port with an empty database, which `stop()` removes. */
export async function startRunningDesk(): Promise<RunningDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-desk-'));
  const env = { DATA_DIR: folder, DESK_PORT: '0' };
  const settings = readDeskSettings(env, true);
  if (!settings) throw new Error('The desk is off.');
  const desk = await startDesk(settings, env);
  const db = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
  let stored = 0;
  return {
    db,
    address: desk.address,
    addressWithKey: `${desk.address}?key=${await readOrCreateKey(settings.keyFile)}`,
    async store(lead) {
      const mobile = `${9_000_000_000 + stored++}`;
      const numbered = { ...lead, fields: { ...lead.fields, mobile } };
      return leadReference(await insertOnce(db, numbered, new Date()));
    },
    async stop() {
      await desk.stop();
      await db.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
