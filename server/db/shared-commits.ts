import { setImmediate as endOfEvents } from 'node:timers/promises';
import type { FileConnection, Result } from './file-connection';

/** A transaction that may be committed together with others. */
export type SharedTransaction = {
  execute(sql: string, parameters: readonly unknown[]): Result;
  /** Resolves once the transaction is on the disk. */
  commit(): Promise<void>;
  /** Undoes this transaction only. */
  rollback(): void;
};

/**
 * A SQLite transaction that contains several SharedTransactions, one after another. Each of them waits at its end until
 * the whole group is committed.
 */
type Group = {
  readonly startedAt: number;
  readonly done: { resolve(): void; reject(error: unknown): void }[];
};

/**
 * How long after its start a group accepts further transactions. The limit is short: the first transaction of a group
 * is committed only together with the last one, and a transaction that stores a résumé takes a while.
 */
const JOIN_MS = 15;

const SAVEPOINT = 'shared';

/**
 * Commits the transactions of simultaneous requests with one SQLite commit. A commit waits for the disk, which takes
 * longer than the SQL statements that store a lead. Reports no transaction as committed before all are on the disk.
 */
export class SharedCommits {
  private group: Group | undefined;

  constructor(
    private readonly connection: FileConnection,
    private readonly joinMs = JOIN_MS,
  ) {}

  /** Begins a transaction. Waits until earlier transactions have finished, but not until they are committed. */
  async begin(): Promise<SharedTransaction> {
    const startedAt = performance.now();
    const release = await this.connection.borrow();
    try {
      if (this.group && performance.now() - this.group.startedAt >= this.joinMs) this.commitNow(this.group);
      return this.group ? this.join(this.group, release) : await this.startGroup(release, startedAt);
    } catch (error) {
      release();
      throw error;
    }
  }

  private async startGroup(release: () => void, startedAt: number): Promise<SharedTransaction> {
    await this.connection.run('begin immediate', [], startedAt);
    const group: Group = { startedAt: performance.now(), done: [] };
    this.group = group;
    return {
      execute: (sql, parameters) => this.execute(sql, parameters),
      commit: () => this.finish(group, release),
      rollback: () => {
        this.fail(group, undefined);
        this.connection.releaseFairly(release);
      },
    };
  }

  private join(group: Group, release: () => void): SharedTransaction {
    this.execute(`savepoint ${SAVEPOINT}`);
    return {
      execute: (sql, parameters) => this.execute(sql, parameters),
      commit: () => {
        try {
          this.execute(`release ${SAVEPOINT}`);
        } catch (error) {
          this.fail(group, error);
          release();
          return Promise.reject(error);
        }
        return this.finish(group, release);
      },
      rollback: () => {
        try {
          this.execute(`rollback to ${SAVEPOINT}`);
          this.execute(`release ${SAVEPOINT}`);
        } catch (error) {
          // If this transaction can't be undone alone, undoes the whole group, including the transactions of other
          // requests.
          this.fail(group, error);
        }
        release();
      },
    };
  }

  private execute(sql: string, parameters?: readonly unknown[]): Result {
    if (!this.connection.inTransaction) throw new Error('SQLite has rolled back the transaction');
    return this.connection.execute(sql, parameters);
  }

  /** Resolves once the group is committed. The first transaction of the group that finishes starts the commit. */
  private finish(group: Group, release: () => void): Promise<void> {
    if (group.done.length === 0) void this.commit(group);
    const committed = new Promise<void>((resolve, reject) => group.done.push({ resolve, reject }));
    release();
    return committed;
  }

  private async commit(group: Group): Promise<void> {
    // Lets requests that have already arrived run first, so that their transactions join the group.
    await endOfEvents();
    const release = await this.connection.borrow();
    // Commits the group, unless it has failed, or `begin` has already committed it because it was too old to join.
    if (this.group === group) this.commitNow(group);
    this.connection.releaseFairly(release);
  }

  private commitNow(group: Group): void {
    try {
      this.execute('commit');
      this.group = undefined;
      for (const { resolve } of group.done) resolve();
    } catch (error) {
      this.fail(group, error);
    }
  }

  private fail({ done }: Group, error: unknown): void {
    this.group = undefined;
    for (const { reject } of done) reject(error);
    try {
      if (this.connection.inTransaction) this.connection.execute('rollback');
    } catch {
      // Closes the connection if even the rollback fails. The next transaction opens a new connection.
      this.connection.disconnect();
    }
  }
}
