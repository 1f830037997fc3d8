import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import { addSession, endSession, findSession, namePerson } from '../db/desk-sessions';
import type { Schema } from '../db/schema';
import { hashOf, isSame } from './key';

const SESSION_HOURS = 12;
const ID_BYTES = 32;

export type Session = {
  /** The name that the person has given; empty if none. */
  readonly person: string;
  /** Proves that a form was sent from a page of this session. */
  readonly token: string;
};

type SessionOptions = {
  readonly db: Kysely<Schema>;
  /** Returns the current key, which opens sessions; undefined if there is none. */
  readonly readKey: () => Promise<string | undefined>;
  /**
   * Part of the cookie's name. Browsers send a cookie to all ports of a host, so each desk on a host needs a different
   * name.
   */
  readonly port: number;
  /** True if browsers reach the desk over TLS. */
  readonly isSecure: boolean;
  readonly now: () => Date;
};

/** Returns the token that forms must contain, derived from a secret such as the session's id. */
export const formToken = (secret: string): string =>
  createHmac('sha256', secret).update('form').digest('base64url');

/** Opens, finds and ends the sessions of people who have the key. */
export function createSessions({ db, readKey, port, isSecure, now }: SessionOptions) {
  const name = `desk-${port}`;
  const cookie = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

  /**
   * Returns the session's id. Reads the last cookie with our name: a site on another port of the host can add a cookie
   * with the same name and a longer path, and browsers send that cookie before ours.
   */
  const idOf = (req: IncomingMessage): string | undefined =>
    `${req.headers.cookie ?? ''}`
      .split(';')
      .map((pair) => pair.trim().split('='))
      .findLast(([key]) => key === name)?.[1];

  return {
    /** Opens a session if the key is right. Returns its cookie and token; undefined if the key is wrong. */
    async open(key: string): Promise<{ cookie: string; token: string } | undefined> {
      const right = await readKey();
      if (!right || !isSame(key, right)) return undefined;
      const id = randomBytes(ID_BYTES).toString('base64url');
      const expiresAt = new Date(now().getTime() + SESSION_HOURS * 3_600_000);
      await addSession(db, { idHash: hashOf(id), keyHash: hashOf(right), expiresAt }, now());
      return { cookie: cookie(id, SESSION_HOURS * 3600), token: formToken(id) };
    },

    /** Returns the session of a request, unless it has expired or the key has changed. */
    async find(req: IncomingMessage): Promise<Session | undefined> {
      const id = idOf(req);
      if (!id) return undefined;
      const stored = await findSession(db, hashOf(id), now());
      const key = stored && (await readKey());
      if (!stored || !key || !isSame(stored.keyHash, hashOf(key))) return undefined;
      return { person: stored.person, token: formToken(id) };
    },

    /** Remembers the name that the person of a request has given. */
    async name(req: IncomingMessage, person: string): Promise<void> {
      const id = idOf(req);
      if (id) await namePerson(db, hashOf(id), person);
    },

    /** Ends the session of a request. Returns a `Set-Cookie` value that removes the session's cookie. */
    async end(req: IncomingMessage): Promise<string> {
      const id = idOf(req);
      if (id) await endSession(db, hashOf(id));
      return cookie('', 0);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
