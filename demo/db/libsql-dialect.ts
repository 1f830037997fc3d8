import type { InArgs, Transaction } from '@libsql/client';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { FileConnection } from './file-connection';

/** A SQLite file through @libsql/client. */
export class LibsqlDialect implements Dialect {
  constructor(
    private readonly file: string,
    /** How long a statement waits for another process, such as `npm run content`, to unlock the file. */
    private readonly lockTimeoutMs: number,
  ) {}
  createDriver = () => new LibsqlDriver(this.file, this.lockTimeoutMs);
  createQueryCompiler = () => new SqliteQueryCompiler();
  createAdapter = () => new LibsqlAdapter();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

class LibsqlAdapter extends SqliteAdapter {
  // An interrupted migration is rolled back, and two servers that start together migrate once.
  override get supportsTransactionalDdl() {
    return true;
  }
}

type OpenTransaction = { readonly transaction: Transaction; readonly release: () => void };

/**
 * Transactions have a connection of their own, so that reads continue while one waits for another process to unlock the
 * file. They share it one after another, since two at once would only wait for each other.
 */
class LibsqlConnection implements DatabaseConnection {
  private open: OpenTransaction | undefined;

  constructor(
    private readonly forStatements: FileConnection,
    private readonly forTransactions: FileConnection,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    const result = await this.execute({ sql, args: parameters as InArgs });
    return { rows: result.rows as unknown as R[], numAffectedRows: BigInt(result.rowsAffected) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This dialect reads whole results only');
  }

  async begin() {
    const since = performance.now();
    const release = await this.forTransactions.borrow();
    try {
      const transaction = await this.forTransactions.run((client) => client.transaction('write'), since);
      this.open = { transaction, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  async commit() {
    await this.open?.transaction.commit();
    this.end();
  }

  async rollback() {
    try {
      await this.open?.transaction.rollback();
    } finally {
      this.end();
    }
  }

  private end() {
    if (this.open) this.forTransactions.releaseFairly(this.open.release);
    this.open = undefined;
  }

  private async execute(statement: { sql: string; args: InArgs }) {
    if (this.open) return this.open.transaction.execute(statement);
    const since = performance.now();
    const release = await this.forStatements.borrow();
    try {
      return await this.forStatements.run((client) => client.execute(statement), since);
    } finally {
      release();
    }
  }
}

class LibsqlDriver implements Driver {
  private connections: readonly [FileConnection, FileConnection] | undefined;

  constructor(
    private readonly file: string,
    private readonly lockTimeoutMs: number,
  ) {}

  async init() {
    const connect = () => new FileConnection(this.file, this.lockTimeoutMs);
    this.connections = [connect(), connect()];
  }

  async acquireConnection() {
    if (!this.connections) throw new Error('The driver is not initialised');
    return new LibsqlConnection(...this.connections);
  }

  async releaseConnection() {}

  async beginTransaction(connection: LibsqlConnection) {
    await connection.begin();
  }

  async commitTransaction(connection: LibsqlConnection) {
    await connection.commit();
  }

  async rollbackTransaction(connection: LibsqlConnection) {
    await connection.rollback();
  }

  async destroy() {
    for (const connection of this.connections ?? []) connection.close();
  }
}
