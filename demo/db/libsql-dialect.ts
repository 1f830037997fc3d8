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
  // Kysely then runs the migrations in one transaction: an interrupted run is rolled back, and of two servers that start
  // together only one migrates.
  override get supportsTransactionalDdl() {
    return true;
  }
}

type ActiveTransaction = { readonly transaction: Transaction; readonly release: () => void };

/**
 * All transactions share a second connection, so that reads continue while a transaction waits for another process to
 * unlock the file. They use it one at a time, since concurrent transactions would only block each other.
 */
class LibsqlConnection implements DatabaseConnection {
  private active: ActiveTransaction | undefined;

  constructor(
    private readonly statementConnection: FileConnection,
    private readonly transactionConnection: FileConnection,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    const result = await this.execute({ sql, args: parameters as InArgs });
    return { rows: result.rows as unknown as R[], numAffectedRows: BigInt(result.rowsAffected) };
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The libSQL dialect does not support streaming');
  }

  async begin() {
    const startedAt = performance.now();
    const release = await this.transactionConnection.borrow();
    try {
      const transaction = await this.transactionConnection.run(
        (client) => client.transaction('write'),
        startedAt,
      );
      this.active = { transaction, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  async commit() {
    await this.active?.transaction.commit();
    this.end();
  }

  async rollback() {
    try {
      await this.active?.transaction.rollback();
    } finally {
      this.end();
    }
  }

  private end() {
    if (this.active) this.transactionConnection.releaseFairly(this.active.release);
    this.active = undefined;
  }

  private async execute(statement: { sql: string; args: InArgs }) {
    if (this.active) return this.active.transaction.execute(statement);
    const startedAt = performance.now();
    const release = await this.statementConnection.borrow();
    try {
      return await this.statementConnection.run((client) => client.execute(statement), startedAt);
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
