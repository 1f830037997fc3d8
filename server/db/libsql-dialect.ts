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
import { SharedCommits, type SharedTransaction } from './shared-commits';

/** Kysely's dialect for a SQLite file, through libsql. */
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
  // Makes Kysely run the migrations in one transaction: an interrupted run is rolled back, and if two servers start
  // together, only one migrates.
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Runs single statements on one connection and all transactions on another. So reads continue while a transaction waits
 * for another process to unlock the file. Only one transaction runs at a time, since concurrent transactions would only
 * block each other.
 */
class LibsqlConnection implements DatabaseConnection {
  private active: SharedTransaction | undefined;

  constructor(
    private readonly statementConnection: FileConnection,
    private readonly transactions: SharedCommits,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    const { rows, changes } = await this.execute(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The libSQL dialect does not support streaming');
  }

  async begin() {
    this.active = await this.transactions.begin();
  }

  async commit() {
    const active = this.active;
    this.active = undefined;
    await active?.commit();
  }

  async rollback() {
    const active = this.active;
    this.active = undefined;
    active?.rollback();
  }

  private async execute(sql: string, parameters: readonly unknown[]) {
    if (this.active) return this.active.execute(sql, parameters);
    const startedAt = performance.now();
    const release = await this.statementConnection.borrow();
    try {
      return await this.statementConnection.run(sql, parameters, startedAt);
    } finally {
      release();
    }
  }
}

class LibsqlDriver implements Driver {
  private connections: readonly [statements: FileConnection, transactions: FileConnection] | undefined;
  private transactions: SharedCommits | undefined;

  constructor(
    private readonly file: string,
    private readonly lockTimeoutMs: number,
  ) {}

  async init() {
    const connect = () => new FileConnection(this.file, this.lockTimeoutMs);
    this.connections = [connect(), connect()];
    this.transactions = new SharedCommits(this.connections[1]);
  }

  async acquireConnection() {
    if (!this.connections || !this.transactions) throw new Error('The driver is not initialised');
    return new LibsqlConnection(this.connections[0], this.transactions);
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
