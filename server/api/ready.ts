import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { countUndelivered } from '../db/deliveries';
import type { Schema } from '../db/schema';

const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/**
 * Serves the health check: responds with 200 whenever the process runs. Doesn't check the database, since the service
 * manager must not restart the process when the database fails.
 */
export const serveHealth = (_req: IncomingMessage, res: ServerResponse) =>
  void res.writeHead(200, HEADERS).end(JSON.stringify({ running: true }));

/**
 * Tells a monitor or load balancer whether the server can work. Responds with 503 if the server is stopping or the
 * database fails.
 */
export const serveReady =
  (db: Kysely<Schema>, isStopping: () => boolean) => async (_req: IncomingMessage, res: ServerResponse) => {
    // Doesn't log why the database fails: requests that need the database log the reason.
    const undelivered = isStopping() ? undefined : await countUndelivered(db).catch(() => undefined);
    const ready = undelivered !== undefined;
    res.writeHead(ready ? 200 : 503, HEADERS).end(JSON.stringify({ ready, undelivered }));
  };
