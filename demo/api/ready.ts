import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { countUndelivered } from '../db/deliveries';
import type { Schema } from '../db/schema';

const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** Serves whether the process runs, for a service manager: it needs no restart, even if the database fails. */
export const serveHealth = (_req: IncomingMessage, res: ServerResponse) =>
  void res.writeHead(200, HEADERS).end(JSON.stringify({ running: true }));

/** Serves whether the server can do its work, for a monitor or a balancer: 503 if the database fails, or it is stopping. */
export const serveReady =
  (db: Kysely<Schema>, isStopping: () => boolean) => async (_req: IncomingMessage, res: ServerResponse) => {
    try {
      if (isStopping()) throw new Error('stopping');
      const undelivered = await countUndelivered(db);
      res.writeHead(200, HEADERS).end(JSON.stringify({ ready: true, undelivered }));
    } catch {
      res.writeHead(503, HEADERS).end(JSON.stringify({ ready: false }));
    }
  };
