import { pathToFileURL } from 'node:url';
import { type Client, createClient, type InArgs, type Transaction } from '@libsql/client';
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

/** How long a statement waits for another process, `npm run leads` for one, to let go of the file. */
const BUSY_TIMEOUT_MS = 5000;

const SETUP = [
  'pragma journal_mode = wal',
  // A commit is on the disk before it returns: a lead may be answered with success right after.
  'pragma synchronous = full',
  'pragma foreign_keys = on',
];

/** A SQLite file through @libsql/client. */
export class LibsqlDialect implements Dialect {
  constructor(private readonly file: string) {}
  createDriver = () => new LibsqlDriver(this.file);
  createQueryCompiler = () => new SqliteQueryCompiler();
  createAdapter = () => new LibsqlAdapter();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

class LibsqlAdapter extends SqliteAdapter {
  // A migration that stops half-way leaves nothing, and two servers that start together migrate once.
  override get supportsTransactionalDdl() {
    return true;
  }
}

class LibsqlConnection implements DatabaseConnection {
  transaction: Transaction | undefined;
  constructor(readonly client: Client) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    const result = await (this.transaction ?? this.client).execute({ sql, args: parameters as InArgs });
    return { rows: result.rows as unknown as R[], numAffectedRows: BigInt(result.rowsAffected) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This dialect reads whole results only');
  }
}

/**
 * One connection, lent to one borrower at a time. With two, the second writer would wait for the first inside a
 * synchronous call, and so keep the first from ever committing.
 */
class LibsqlDriver implements Driver {
  private connection: LibsqlConnection | undefined;
  private free: Promise<void> = Promise.resolve();
  private giveBack: () => void = () => {};

  constructor(private readonly file: string) {}

  async init() {
    const url = pathToFileURL(this.file).href;
    this.connection = new LibsqlConnection(createClient({ url, concurrency: 1, timeout: BUSY_TIMEOUT_MS }));
    for (const pragma of SETUP) await this.connection.client.execute(pragma);
  }

  async acquireConnection() {
    const before = this.free;
    let giveBack = () => {};
    this.free = new Promise((resolve) => {
      giveBack = resolve;
    });
    await before;
    this.giveBack = giveBack;
    return this.connection as LibsqlConnection;
  }

  async releaseConnection() {
    this.giveBack();
  }

  async beginTransaction(connection: LibsqlConnection) {
    connection.transaction = await connection.client.transaction('write');
  }

  async commitTransaction(connection: LibsqlConnection) {
    await connection.transaction?.commit();
    connection.transaction = undefined;
  }

  async rollbackTransaction(connection: LibsqlConnection) {
    await connection.transaction?.rollback();
    connection.transaction = undefined;
  }

  async destroy() {
    this.connection?.client.close();
  }
}
