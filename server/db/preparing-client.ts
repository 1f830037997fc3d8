import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * The start of statements that a connection prepares once, for those that run often: planning the one that stores a lead
 * takes 0.3 ms of its 0.7. Such a statement must not run in a transaction, since it may have to run again.
 */
export const PREPARED = '/* prepared */';

/**
 * What PostgreSQL answers if a pooler before it (PgBouncer before 1.21, pooling transactions) gives each statement another
 * connection: the name is unknown there, or taken. The statement has then not run.
 */
const UNKNOWN_NAME = '26000';
const NAME_TAKEN = '42P05';

const isNameRefused = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === UNKNOWN_NAME || error.code === NAME_TAKEN);

/** With the hash of the statement: the next release may have another one, on a connection of the same pooler. */
const nameOf = (text: string) => `broker_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/** Returns a class of connections that prepare statements beginning with PREPARED, until a pooler prevents it. */
export function createPreparingClient(): typeof pg.Client {
  const names = new Map<string, string>();
  let isPrevented = false;

  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg declares nine signatures
    override query(...args: any[]): any {
      const [text, values] = args;
      const run = super.query as (...args: unknown[]) => Promise<pg.QueryResult>;
      const isPrepared = typeof text === 'string' && text.startsWith(PREPARED) && !isPrevented;
      // With a callback it is not one of Kysely's.
      if (!isPrepared || args.length > 2) return run.apply(this, args);
      const name = names.get(text) ?? nameOf(text);
      names.set(text, name);
      return run.call(this, { name, text, values }).catch((error) => {
        if (!isNameRefused(error)) throw error;
        isPrevented = true;
        return run.call(this, text, values);
      });
    }
  };
}
