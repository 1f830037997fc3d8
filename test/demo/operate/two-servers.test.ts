import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leadReference, listLeads } from '../../../demo/db/leads';
import { openDatabase } from '../../../demo/db/open';
import { setUpPostgres } from '../../support/postgres';
import { runCommand } from '../run-command';
import { QUOTE, smallDist, until, withTempFolder, writeFiles } from '../temp-site';
import { nginxConfig, nginxPath } from './machine';

const withPostgres = setUpPostgres(test);

const SENDERS = 8;

/** Returns ports that nothing listens on. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  return Promise.all(
    servers.map(async (server) => {
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      return port;
    }),
  );
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** A server that is started again on the same port. */
function createInstance(folder: string, port: number, databaseUrl: string) {
  const env = {
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    PORT: `${port}`,
    PARTNER_PORT: '0',
  };
  let running: ReturnType<typeof runCommand>;
  return {
    async start() {
      running = runCommand('server.ts', folder, env);
      await running.printed('Data ');
    },
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      running.child.kill(signal);
      await running.ended;
    },
  };
}

/** Starts nginx with a configuration of docs/operate, in which each port of `ports` replaces another. */
async function startNginx(folder: string, name: string, ports: Readonly<Record<string, number>>) {
  let config = await readFile(join('docs/operate', name), 'utf8');
  for (const [from, to] of Object.entries(ports))
    config = config.replaceAll(from, from.replace(/\d+(?=\D*$)/, `${to}`));
  config = config.replace(/^ *listen \[::\].*\n/m, '');
  await writeFile(join(folder, 'site.conf'), config);
  await writeFile(join(folder, 'main'), nginxConfig(folder));
  const child = spawn(await nginxPath(), ['-p', folder, '-c', join(folder, 'main')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function send(origin: string, number: number): Promise<string> {
  const body = new FormData();
  const lead = { ...QUOTE, mobile: `${9_000_000_000 + number}` };
  for (const [name, value] of Object.entries(lead)) body.append(name, value);
  const response = await fetch(`${origin}/api/contact_us.php`, { method: 'POST', body });
  const message = await response.text();
  assert.is(response.status, 200, message);
  return /Q-\d+/.exec(message)?.[0] ?? '';
}

test('behind nginx, two servers of one PostgreSQL database lose and double no lead while each is replaced or killed', () =>
  withTempFolder((folder) =>
    withPostgres(async (settings) => {
      await writeFiles(join(folder, 'dist'), smallDist());
      const [one = 0, other = 0, front = 0] = await freePorts(3);
      const instances = [one, other].map((port) => createInstance(folder, port, settings.databaseUrl ?? ''));
      const [first, second] = instances as [(typeof instances)[0], (typeof instances)[0]];
      // One after the other: the first migrates the database.
      await first.start();
      await second.start();
      const nginx = await startNginx(folder, 'two-servers.conf', {
        '127.0.0.1:4000': one,
        '127.0.0.1:4010': other,
        'listen 80;': front,
      });
      const origin = `http://127.0.0.1:${front}`;
      const references: string[] = [];
      let sent = 0;
      /** Sends leads, several at a time. */
      const sendMany = async (count: number) => {
        const end = sent + count;
        const senders = Array.from({ length: SENDERS }, async () => {
          while (sent < end) references.push(await send(origin, sent++));
        });
        await Promise.all(senders);
      };
      try {
        await until(() => answers(`${origin}/readyz`));
        await Promise.all([sendMany(60), first.end('SIGTERM')]);
        await sendMany(20);
        await first.start();
        await Promise.all([sendMany(60), second.end('SIGKILL')]);
        await sendMany(20);
        await second.start();
        await sendMany(40);
        const db = await openDatabase(settings);
        const stored = (await listLeads(db)).map(leadReference);
        await db.destroy();
        assert.equal(stored.sort(), references.sort());
        assert.is(new Set(stored).size, sent);
      } finally {
        await nginx.stop();
        await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
      }
    }),
  ));

test.run();
