import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Client, createClient, LibsqlError } from '@libsql/client';

/** Randomised, so that two waiting processes do not retry in step. */
const MAX_RETRY_DELAY_MS = 20;

/**
 * Back-to-back transactions would keep the file locked for another process that waits to write. So they pause regularly,
 * which costs a tenth of the throughput under full load and nothing otherwise.
 */
const PAUSE_EVERY_MS = 40;
const PAUSE_MS = 4;

const SETUP = [
  'pragma journal_mode = wal',
  // A commit is on the disk before it returns, so that a lead can be answered with success right after.
  'pragma synchronous = full',
  'pragma foreign_keys = on',
];

const isLocked = (error: unknown) => error instanceof LibsqlError && error.code === 'SQLITE_BUSY';

/**
 * One connection to a SQLite file, lent to one borrower at a time. It waits for another process to unlock the file
 * without blocking: SQLite's own waiting is a synchronous call, which would stop the whole server.
 */
export class FileConnection {
  private readonly client: Client;
  private isSetUp = false;
  private isClosed = false;
  private lastPause = 0;
  private free: Promise<void> = Promise.resolve();

  constructor(
    file: string,
    private readonly lockTimeoutMs: number,
  ) {
    this.client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: 0 });
  }

  /** Waits for earlier borrowers; resolves to a function that releases the connection. */
  async borrow(): Promise<() => void> {
    const before = this.free;
    let release = () => {};
    this.free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  /** Calls the function that `borrow` resolved to, after a pause if one is due. */
  releaseFairly(release: () => void) {
    const now = performance.now();
    if (now - this.lastPause < PAUSE_EVERY_MS) return release();
    this.lastPause = now + PAUSE_MS;
    setTimeout(release, PAUSE_MS);
  }

  /** Runs `work`, and again while the file is locked, until the time limit, which starts at `since`. */
  async run<T>(work: (client: Client) => Promise<T>, since = performance.now()): Promise<T> {
    for (;;) {
      try {
        await this.setUp();
        return await work(this.client);
      } catch (error) {
        if (!isLocked(error) || this.isClosed) throw error;
        // A refused BEGIN stays unfinished until garbage collection, and until then this connection cannot commit.
        await this.client.reconnect();
        this.isSetUp = false;
        if (performance.now() - since > this.lockTimeoutMs) throw error;
        await wait(Math.random() * MAX_RETRY_DELAY_MS);
      }
    }
  }

  close() {
    this.isClosed = true;
    this.client.close();
  }

  private async setUp() {
    if (this.isSetUp) return;
    for (const pragma of SETUP) await this.client.execute(pragma);
    this.isSetUp = true;
  }
}
