import pg from 'pg';
import { createPreparingClient } from './preparing-client';

const CONNECT_TIMEOUT_MS = 5000;

/** With these PostgreSQL ends the connection: it is shut down, the database is dropped, or a session was idle too long. */
const ENDS_CONNECTION = /^(57P0[1-5]|25P0[34])$/;

/**
 * Returns a class of connections whose query rejects only after its connection has ended, if that is why it failed.
 * Between PostgreSQL's message and the end the pool would give the connection to the next query.
 */
function createPoolClient(): typeof pg.Client {
  return class extends createPreparingClient() {
    readonly #ended = new Promise((resolve) => this.once('end', resolve));

    // biome-ignore lint/suspicious/noExplicitAny: pg declares nine signatures
    override query(...args: any[]): any {
      const result = (super.query as (...args: unknown[]) => unknown).apply(this, args);
      // With a callback there is no promise.
      if (!(result instanceof Promise)) return result;
      return result.catch(async (error) => {
        if (error instanceof pg.DatabaseError && ENDS_CONNECTION.test(error.code ?? '')) await this.#ended;
        throw error;
      });
    }
  };
}

/** Options of a pool whose statements may take so long. */
export const queryTimeouts = (timeoutMs: number): pg.PoolConfig => ({
  statement_timeout: timeoutMs,
  // If PostgreSQL cannot be reached any more, it ends no statement.
  query_timeout: timeoutMs * 1.5,
  keepAlive: true,
});

/** Connections to a PostgreSQL database. A broken one is logged and replaced. */
export function createPool(databaseUrl: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    Client: createPoolClient(),
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
