import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { countUndelivered } from '../db/deliveries';
import type { Schema } from '../db/schema';

/** Serves whether the server can do its work, for a monitor: 503 if the database fails. */
export const serveReady = (db: Kysely<Schema>) => async (_req: IncomingMessage, res: ServerResponse) => {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  try {
    const undelivered = await countUndelivered(db);
    res.writeHead(200, headers).end(JSON.stringify({ ready: true, undelivered }));
  } catch {
    res.writeHead(503, headers).end(JSON.stringify({ ready: false }));
  }
};
