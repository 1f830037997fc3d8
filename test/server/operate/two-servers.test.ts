// gate: npm test only, because it starts servers and a database, and stops them
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leadReference } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { freePorts } from '../../support/free-ports';
import { startNginx } from '../../support/nginx';
import { setUpPostgres } from '../../support/postgres';
import { listLeads } from '../../support/stored-leads';
import { type Running, runServer } from '../commands/run-command';
import { QUOTE, smallDist, until, withTempFolder, writeFiles } from '../temp-site';

const withPostgres = setUpPostgres(test);

const SENDERS = 8;

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Creates a server that can be started several times, always on the same port. */
function createInstance(folder: string, port: number, databaseUrl: string) {
  const env = {
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    PORT: `${port}`,
    PARTNER_PORT: '0',
  };
  let running: Running;
  return {
    async start() {
      running = runServer(folder, env);
      await running.printed('Data ');
    },
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      running.child.kill(signal);
      await running.ended;
    },
  };
}

/**
 * Reads a configuration file of docs/operate, replaces its ports, and removes the first `listen` line for IPv6. Each
 * key of `ports` is a text in the file. The last number in this text is replaced with the key's value.
 */
async function readConfig(name: string, ports: Readonly<Record<string, number>>): Promise<string> {
  let config = await readFile(join('docs/operate', name), 'utf8');
  for (const [from, to] of Object.entries(ports)) {
    assert.ok(config.includes(from), `${name} has no "${from}"`);
    config = config.replaceAll(from, from.replace(/\d+(?=\D*$)/, `${to}`));
  }
  return config.replace(/^ *listen \[::\].*\n/m, '');
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
      // Start the servers one after the other, because the first one migrates the database.
      await first.start();
      await second.start();
      const config = await readConfig('two-servers.conf', {
        '127.0.0.1:4000': one,
        '127.0.0.1:4010': other,
        'listen 80;': front,
      });
      const nginx = await startNginx(join(folder, 'nginx'), config);
      const origin = `http://127.0.0.1:${front}`;
      const references: string[] = [];
      let sent = 0;
      /** Sends `count` leads, `SENDERS` at a time. */
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
