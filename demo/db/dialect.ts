import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** Whether a database is PostgreSQL; otherwise it is a SQLite file. */
export const isPostgres = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
