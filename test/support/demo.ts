import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;

export type DemoOptions = {
  /** Where the leads are kept: a folder that outlives the server. Left out, it is a new one that `stop()` removes. */
  dataDir?: string;
  env?: Record<string, string>;
};

export type Demo = {
  siteUrl: string;
  partnerUrl: string;
  /** What `npm run leads` lists: the rows that reached the database. */
  leads(): Promise<Record<string, unknown>[]>;
  /** The file that `npm run leads -- --resume` gives for an application. */
  resume(reference: string): Promise<Buffer>;
  /** What the server has printed so far. */
  output(): string;
  stop(): Promise<void>;
};

const run = promisify(execFile);

/** Starts the real demo server, with its database, on free ports. Resolves once both of its origins answer. */
export const startDemo = async ({ dataDir, env: extra = {} }: DemoOptions = {}): Promise<Demo> => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'broker-demo-')));
  const [site, partner] = await freePorts(2);
  const env = {
    ...process.env,
    PORT: String(site),
    PARTNER_PORT: String(partner),
    DATA_DIR: folder,
    ...extra,
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });
  const endWithTest = () => void server.kill('SIGKILL');
  process.once('exit', endWithTest);

  const demo: Demo = {
    siteUrl: `http://localhost:${site}`,
    partnerUrl: `http://localhost:${partner}`,
    output: () => output,
    leads: async () => {
      const { stdout } = await run(process.execPath, ['--import', 'tsx', 'demo/leads.ts', '--json'], { env });
      return JSON.parse(stdout);
    },
    resume: async (reference) => {
      const out = join(await mkdtemp(join(tmpdir(), 'broker-resume-')), 'resume');
      try {
        const asked = ['--resume', reference, '--out', out];
        await run(process.execPath, ['--import', 'tsx', 'demo/leads.ts', ...asked], { env });
        return await readFile(out);
      } finally {
        await rm(dirname(out), { recursive: true, force: true });
      }
    },
    stop: async () => {
      server.kill('SIGTERM');
      const patience = new AbortController();
      const killed = wait(STOP_LIMIT_MS, undefined, { signal: patience.signal }).then(
        () => server.kill('SIGKILL'),
        () => undefined,
      );
      await Promise.race([ended, killed.then(() => ended)]);
      patience.abort();
      process.off('exit', endWithTest);
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };

  try {
    const deadline = Date.now() + START_LIMIT_MS;
    for (const url of [demo.siteUrl, demo.partnerUrl])
      while (!(await answers(url))) {
        if (server.exitCode !== null || server.signalCode) throw new Error('The demo server ended.');
        if (Date.now() > deadline) throw new Error(`The demo server does not answer at ${url}.`);
        await wait(POLL_MS);
      }
  } catch (error) {
    await demo.stop();
    throw new Error(`${(error as Error).message} It printed:\n${output}`);
  }
  return demo;
};

const answers = (url: string) =>
  fetch(url, { redirect: 'manual' }).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );

/** Held open together before any is released, so that they differ. */
const freePorts = async (count: number) => {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer();
          server.once('error', reject).listen(0, () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
        }),
    ),
  );
  return ports;
};
