import { type Kysely, PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely';

/** True if a database is PostgreSQL; otherwise it is a SQLite file. */
export const isPostgres = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Locks a key until the transaction ends. Does nothing in SQLite, which allows only one writer at a time. */
export async function lockKey<Schema>(transaction: Kysely<Schema>, key: string): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(transaction);
}
