import pg from 'pg';
import { createPreparingClient } from './preparing-client';

const CONNECT_TIMEOUT_MS = 5000;

/** Connections to a PostgreSQL database. A broken one is logged and replaced. */
export function createPool(databaseUrl: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    Client: createPreparingClient(),
    ...options,
  });
  // Without a listener an 'error' event would end the process. The pool replaces the broken connection, and the query that
  // was running on it rejects.
  pool.on('connect', (client) => {
    client.on('error', (error) => console.error(`The database closed a connection: ${error.message}`));
  });
  // The pool emits the errors of idle connections again; the listener above has logged them.
  pool.on('error', () => {});
  return pool;
}
