import { resolve } from 'node:path';
import { type DatabaseSettings, readDatabaseSettings } from '../db/settings';
import { type DeliverySettings, readDeliverySettings } from '../delivery/settings';
import { readTrustedProxies, TRUST_NO_PROXY, type TrustProxy } from '../http/client-address';
import { DEFAULT_SITE_PORT, readPort } from '../http/read-port';

export type Settings = DatabaseSettings & {
  readonly port: number;
  readonly partnerPort: number;
  readonly distFolder: string;
  readonly trustProxy: TrustProxy;
  readonly delivery: DeliverySettings;
  /**
   * The command of a virus scanner. The scanner reads a file from standard input, and exits with 0 if the file is clean
   * or 1 if it has a virus.
   */
  readonly resumeScanner: string | undefined;
};

/** The folder of the built site. */
export const DIST = 'dist';

/**
 * Reads the server's settings. Port 0 means any free port.
 * @throws Error with a one-line message for the operator if a value is invalid
 */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  ...readDatabaseSettings(env),
  port: readPort(env, 'PORT', DEFAULT_SITE_PORT),
  partnerPort: readPort(env, 'PARTNER_PORT', 4001),
  distFolder: resolve(DIST),
  trustProxy: env.TRUSTED_PROXIES ? readTrustedProxies(env.TRUSTED_PROXIES.trim()) : TRUST_NO_PROXY,
  delivery: readDeliverySettings(env),
  resumeScanner: env.RESUME_SCANNER?.trim() || undefined,
});
