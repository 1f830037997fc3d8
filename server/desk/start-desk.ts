import { deleteExpiredSearches } from '../db/desk-searches';
import { openDatabase, QUERY_TIMEOUT_MS } from '../db/open';
import { readDatabaseSettings } from '../db/settings';
import { brokerChannels, readDeliverySettings } from '../delivery/settings';
import { type Listening, listen } from '../http/listen';
import { logError } from '../http/log-error';
import { DEFAULT_SITE_PORT, readPort } from '../http/read-port';
import { createDesk } from './desk';
import { readKey, readOrCreateKey } from './key';
import type { DeskSettings } from './settings';

/**
 * The address on which the desk listens. Only this machine can reach it, so other machines need a proxy that runs on
 * this machine.
 */
const LOOPBACK = '127.0.0.1';
const DRAIN_MS = 2000;
const CLEAN_UP_MS = 3_600_000;

export type RunningDesk = {
  /** The desk's address, without the key. */
  readonly address: string;
  stop(): Promise<void>;
};

/**
 * Opens the database and serves the desk.
 * @throws Error with a one-line message for the operator
 */
export async function startDesk(settings: DeskSettings, env: NodeJS.ProcessEnv): Promise<RunningDesk> {
  const { keyFile, url } = settings;
  await readOrCreateKey(keyFile);
  const db = await openDatabase(readDatabaseSettings(env), { queryTimeoutMs: QUERY_TIMEOUT_MS });
  let desk: ReturnType<typeof createDesk> | undefined;
  let server: Listening;
  try {
    server = await listen(
      (req, res) => void desk?.(req, res),
      settings.port,
      'DESK_PORT',
      DRAIN_MS,
      LOOPBACK,
    );
  } catch (error) {
    await db.destroy();
    throw error;
  }
  // With port 0, the system chooses a port.
  const port = Number(new URL(server.origin).port || 80);
  const channels = brokerChannels(readDeliverySettings(env));
  desk = createDesk({
    ...settings,
    db,
    port,
    channels,
    sitePort: readPort(env, 'PORT', DEFAULT_SITE_PORT) || undefined,
    readKey: () => readKey(keyFile),
  });
  // A search contains a person's name or number, so it must not stay until somebody searches again.
  const cleanUp = () => void deleteExpiredSearches(db, new Date()).catch(logError);
  cleanUp();
  const cleaning = setInterval(cleanUp, CLEAN_UP_MS);
  return {
    address: `${url ?? `http://${LOOPBACK}:${port}`}/`,
    async stop() {
      clearInterval(cleaning);
      await server.stop();
      await db.destroy();
    },
  };
}
