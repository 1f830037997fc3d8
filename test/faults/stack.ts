import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/db/open';
import { CHANNELS } from '../../server/db/schema';
import { type Running, runTestScript } from '../server/commands/run-command';
import { multipart, QUOTE, smallDist, until, withTempFolder, writeFiles } from '../server/temp-site';
import { type Postgres, startPostgres } from '../support/postgres';
import { listLeads } from '../support/stored-leads';
import { type Outcome, outcomeOf } from './fault';

const SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;
const RETRY_MS = 50;
/** Timeout of a request. */
const ANSWER_MS = 10_000;
/**
 * Timeout of each wait for leads to be acknowledged or delivered. It expires only if a server does not recover from a
 * fault.
 */
const TIMEOUT_MS = 120_000;
const SENDERS = 8;
const KB_PER_MB = 1024;

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** Returns the peak memory of a running process in MB, or 0 on systems without /proc. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1] ?? 0) / KB_PER_MB);
}

/**
 * Returns functions that start and kill a process, any number of times. `start` waits for the first line that the
 * process prints, and resolves to the match of `ready` in the output.
 */
function restartable(run: () => Running, ready: RegExp) {
  let running: Running | undefined;
  return {
    async start(): Promise<RegExpExecArray> {
      running = run();
      const printed = ready.exec(await running.printed('\n'));
      if (!printed) throw new Error(`It did not print ${ready}.`);
      return printed;
    },
    pid: () => running?.child.pid ?? 0,
    async kill() {
      running?.child.kill('SIGKILL');
      await running?.ended;
    },
  };
}

/** Returns the origin to which leads are sent. The origin changes when the server restarts. */
type Origin = () => string;

export const mobileOf = (at: number) => `9${String(at).padStart(9, '0')}`;

/** Sends a lead repeatedly, as the widget does, until the server accepts it. Returns the number of failed attempts. */
async function send(mobile: string, origin: Origin): Promise<number> {
  const { headers, payload } = await multipart({ ...QUOTE, mobile });
  for (let failed = 0; ; failed++) {
    try {
      const response = await fetch(`${origin()}/api/broker/contact_us.php`, {
        method: 'POST',
        headers,
        body: new Uint8Array(payload),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      if (response.ok && (await response.json()).success) return failed;
    } catch {
      // The server is down, or its response is lost: try again.
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** The server, and the processes that it works with. A fault may hit any of these processes. */
export type Stack = {
  readonly folder: string;
  origin(): string;
  pid(): number;
  readonly postgres: Postgres | undefined;
  /**
   * Waits for `ms` milliseconds. During this time, the fault must keep the server from storing leads. Counts the leads
   * that the server acknowledges nevertheless.
   */
  readonly outage: (ms: number) => Promise<void>;
  readonly kill: Readonly<Record<'server' | 'receiver' | 'database', () => Promise<void>>>;
};

type StackOptions = {
  readonly database: DatabaseName;
  readonly leads: number;
  readonly times: number;
  /** True if the server must deliver leads over both channels: webhook and mail. */
  readonly delivers?: boolean;
  /** Called `times` times while leads are sent. */
  readonly hit: (stack: Stack, time: number) => Promise<void>;
  /** Starts a proxy. Leads are then sent to this proxy instead of the server. */
  readonly through?: (stack: Stack) => Promise<{ readonly url: string; close(): void }>;
};

/** Starts a server, and calls `hit` while leads are sent to the server. Returns the counts of the leads. */
export function hitStack(options: StackOptions): Promise<Outcome> {
  return withTempFolder(async (folder) => {
    if (options.database === 'SQLite') return hitWith(options, folder);
    const postgres = await startPostgres();
    try {
      await postgres.query('create database faults');
      return await hitWith(options, folder, postgres);
    } finally {
      await postgres.stop();
    }
  });
}

async function hitWith(
  { leads, times, delivers = false, hit, through }: StackOptions,
  folder: string,
  postgres?: Postgres,
): Promise<Outcome> {
  const dist = join(folder, 'dist');
  const received = join(folder, 'received');
  await writeFiles(folder, { received: '' });
  await writeFiles(dist, smallDist());
  let ports = ['0', '0'];
  const receiver = restartable(
    () => runTestScript('receive', folder, {}, [received, ...ports]),
    /:(\d+)\/leads smtp:.*:(\d+)/,
  );
  if (delivers) ports = (await receiver.start()).slice(1);
  const databaseUrl = postgres?.urlOf('faults');
  const variables = {
    DATA_DIR: join(folder, 'data'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(delivers && {
      LEADS_WEBHOOK_URL: `http://127.0.0.1:${ports[0]}/leads`,
      LEADS_WEBHOOK_SECRET: SECRET,
      SMTP_URL: `smtp://127.0.0.1:${ports[1]}`,
      LEADS_MAIL_TO: 'leads@broker.example',
    }),
  };
  const server = restartable(() => runTestScript('serve', folder, variables, [dist]), /Listening on (\S+)\./);
  let origin = (await server.start())[1] ?? '';
  let memoryMb = 0;
  const measureMemory = async () => {
    memoryMb = Math.max(memoryMb, await peakMemory(server.pid()));
  };
  const sent: string[] = [];
  const acknowledged: string[] = [];
  let duringOutage: number | undefined;
  const stack: Stack = {
    folder,
    origin: () => origin,
    pid: server.pid,
    postgres,
    async outage(ms) {
      const before = acknowledged.length;
      await wait(ms);
      // Leave out one lead per sender: the response to a lead that was stored before the outage may arrive during the
      // outage.
      const late = Math.max(0, acknowledged.length - before - SENDERS);
      duringOutage = (duringOutage ?? 0) + late;
    },
    kill: {
      async server() {
        await measureMemory();
        await server.kill();
        origin = (await server.start())[1] ?? '';
      },
      async receiver() {
        await receiver.kill();
        await receiver.start();
      },
      database: async () => postgres?.restart(),
    },
  };
  const route = await through?.(stack);
  try {
    let retried = 0;
    /** Number of leads before the first fault. If there were more, all leads would arrive before it on a busy machine. */
    const early = leads / (times + 1);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    if (times === 0) begin();
    const senders = Array.from({ length: SENDERS }, async () => {
      for (;;) {
        if (sent.length >= early) await begun;
        if (sent.length >= leads) return;
        const mobile = mobileOf(sent.length);
        sent.push(mobile);
        const failed = await send(mobile, () => route?.url ?? origin);
        retried += failed;
        acknowledged.push(mobile);
      }
    });
    for (let time = 0; time < times; time++) {
      await until(() => acknowledged.length >= (leads * (time + 1)) / (times + 1), TIMEOUT_MS);
      begin();
      await hit(stack, time);
    }
    await Promise.all(senders);

    const db = await openDatabase({ dataFolder: variables.DATA_DIR, databaseUrl });
    const rows = await listLeads(db).finally(() => db.destroy());
    const stored = rows.map(({ mobile }) => mobile ?? '');
    if (!delivers) {
      await measureMemory();
      return outcomeOf({
        sent,
        retried,
        acknowledged,
        stored,
        memoryMb,
        ...(duringOutage !== undefined && { duringOutage }),
      });
    }
    const countDelivered = async () => {
      const lines = new Set((await readFile(received, 'utf8')).split('\n'));
      return rows.filter(({ id }) => CHANNELS.every((channel) => lines.has(`${channel} ${id}`))).length;
    };
    await until(async () => (await countDelivered()) === stored.length, TIMEOUT_MS).catch(() => {});
    await measureMemory();
    return outcomeOf({ sent, retried, acknowledged, stored, memoryMb, delivered: await countDelivered() });
  } finally {
    route?.close();
    await server.kill();
    await receiver.kill();
  }
}
