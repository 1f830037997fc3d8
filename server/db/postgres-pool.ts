import pg from 'pg';
import { createPreparingClient } from './preparing-client';

const CONNECT_TIMEOUT_MS = 5000;

/**
 * Matches the codes of errors after which PostgreSQL ends the connection: a shutdown, a dropped database, a session
 * that was idle too long.
 */
const ENDS_CONNECTION = /^(57P0[1-5]|25P0[34])$/;

/** The message of pg's error after `query_timeout`. The error has no code. */
const TIMED_OUT = 'Query read timeout';

/**
 * Returns a client class for a pool. If PostgreSQL ends the connection during a query, the query rejects only after the
 * connection has ended. If it rejected earlier, the pool could give the ending connection to the next query.
 */
function createPoolClient(): typeof pg.Client {
  return class extends createPreparingClient() {
    readonly #ended = new Promise((resolve) => this.once('end', resolve));

    // biome-ignore lint/suspicious/noExplicitAny: pg declares nine signatures
    override query(...args: any[]): any {
      const result = (super.query as (...args: unknown[]) => unknown).apply(this, args);
      // Called with a callback, `query` returns no promise.
      if (!(result instanceof Promise)) return result;
      return result.catch(async (error) => {
        if (error instanceof pg.DatabaseError && ENDS_CONNECTION.test(error.code ?? '')) await this.#ended;
        // Ends the connection, since the query is still running on it, and the next query would have to wait.
        if ((error as Error).message === TIMED_OUT) await this.end();
        throw error;
      });
    }
  };
}

/**
 * True if a pooler refuses a connection because of one of the connection's parameters. By default, PgBouncer refuses
 * parameters that it can't pass on to PostgreSQL.
 */
const isParameterRefused = (error: unknown) =>
  error instanceof pg.DatabaseError && error.message.startsWith('unsupported startup parameter');

/**
 * Returns a pool class that connects without `statement_timeout` if a pooler refuses that parameter. In that case, only
 * `query_timeout` limits queries. Doesn't run `set statement_timeout` instead: the pooler would keep this setting on a
 * connection that it later gives to another program, such as pg_dump.
 */
function createPoolClass(): typeof pg.Pool {
  let isRefused = false;

  class Client extends createPoolClient() {
    constructor(config?: pg.ClientConfig) {
      super(isRefused ? { ...config, statement_timeout: undefined } : config);
    }
  }

  return class extends pg.Pool {
    constructor(config?: pg.PoolConfig) {
      super({ ...config, Client });
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg declares two signatures
    override connect(callback?: (...args: any[]) => void): any {
      const connected = super.connect().catch((error) => {
        if (!isParameterRefused(error)) throw error;
        isRefused = true;
        return super.connect();
      });
      if (!callback) return connected;
      connected.then((client) => callback(undefined, client, client.release.bind(client)), callback);
    }
  };
}

/** Returns the options of a pool that limits how long a statement may take. */
export const queryTimeouts = (timeoutMs: number): pg.PoolConfig => ({
  statement_timeout: timeoutMs,
  // A limit in the client is needed in addition: `statement_timeout` has no effect if PostgreSQL can't be reached.
  query_timeout: timeoutMs * 1.5,
  keepAlive: true,
});

/** Creates a pool of connections to PostgreSQL. The pool logs broken connections and replaces them. */
export function createPool(databaseUrl: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new (createPoolClass())({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...options,
  });
  // Without this listener, an 'error' event would end the process. Logging is enough: the pool replaces the broken
  // connection, and the query that was running on it rejects.
  pool.on('connect', (client) => {
    client.on('error', (error) => console.error(`The database closed a connection: ${error.message}`));
  });
  // Ignores the errors of idle connections, which the pool emits a second time: the listener above has already logged
  // them.
  pool.on('error', () => {});
  return pool;
}
