import { join } from 'node:path';
import { readDatabaseSettings } from '../db/settings';
import { readTrustedProxies, TRUST_NO_PROXY, type TrustProxy } from '../http/client-address';
import { readPort } from '../http/read-port';
import { readDeskUrl } from '../reports/desk-link';

export type DeskSettings = {
  readonly port: number;
  /** The file with the key: beside the database, and readable by the server's user only. */
  readonly keyFile: string;
  /** The address at which a proxy serves the desk, without a path; undefined if only this machine reaches the desk. */
  readonly url: string | undefined;
  /** The header in which a trusted proxy sends the person's name; undefined if no proxy sends names. */
  readonly userHeader: string | undefined;
  readonly trustProxy: TrustProxy;
};

/** The desk's port if DESK_PORT is not set. */
const DEFAULT_PORT = 4002;

/**
 * Matches names of headers that browsers and proxies use for other purposes. DESK_USER_HEADER can't be one of them: a
 * visitor could send another person's name in it.
 */
const OF_BROWSERS =
  /^(accept(-.*)?|authorization|cache-control|connection|content-.*|cookie|forwarded|host|origin|pragma|referer|sec-.*|upgrade.*|user-agent|x-forwarded-(for|host|proto))$/;

function readUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = readDeskUrl(env);
  if (!url || new URL(url).origin === url) return url;
  throw new Error(`DESK_URL is "${url}". The desk needs its own host name: leave out the path.`);
}

function readUserHeader(env: NodeJS.ProcessEnv): string | undefined {
  const given = env.DESK_USER_HEADER?.trim();
  if (!given) return undefined;
  if (!/^[a-z\d-]+$/i.test(given) || OF_BROWSERS.test(given.toLowerCase())) {
    throw new Error(
      `DESK_USER_HEADER is "${given}". Use a header that only your proxy sets, like X-Remote-User.`,
    );
  }
  // TRUSTED_PROXIES must contain addresses here. If it contained only the number of proxies, the desk would believe a
  // name from any connection.
  if (!env.TRUSTED_PROXIES || /^\s*\d+\s*$/.test(env.TRUSTED_PROXIES)) {
    throw new Error(
      'DESK_USER_HEADER needs the addresses of your proxies in TRUSTED_PROXIES, like 127.0.0.1: anybody else could name a person.',
    );
  }
  return given.toLowerCase();
}

/**
 * Reads the desk's settings. Returns undefined if there is no desk: if DESK_PORT is "off", or if DESK_PORT is not set
 * and `isDefault` is false.
 * @throws Error with a one-line message for the operator if a value is invalid
 */
export function readDeskSettings(env: NodeJS.ProcessEnv, isDefault: boolean): DeskSettings | undefined {
  const port = env.DESK_PORT?.trim();
  if (port?.toLowerCase() === 'off' || (!port && !isDefault)) return undefined;
  return {
    port: readPort(env, 'DESK_PORT', DEFAULT_PORT, ', or "off"'),
    keyFile: join(readDatabaseSettings(env).dataFolder, 'desk-key'),
    url: readUrl(env),
    userHeader: readUserHeader(env),
    trustProxy: env.TRUSTED_PROXIES ? readTrustedProxies(env.TRUSTED_PROXIES.trim()) : TRUST_NO_PROXY,
  };
}
