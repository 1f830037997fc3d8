import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../demo/db/open';
import { CHANNELS } from '../../../demo/db/schema';
import { setUpPostgres } from '../../support/postgres';
import { listLeads } from '../../support/stored-leads';
import { type Running, runTestScript } from '../run-command';
import { multipart, QUOTE, smallDist, until, withTempFolder, writeFiles } from '../temp-site';

const LEADS = 500;
const SENDERS = 8;
const KILLS = 2;
/** Only a failing test waits this long. */
const TIMEOUT_MS = 60_000;
const SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;

const withPostgres = setUpPostgres(test);

/** A process that is started again on demand. `start` resolves to what it prints when it is ready. */
function restartable(run: () => Running, ready: RegExp) {
  let running: Running | undefined;
  return {
    async start(): Promise<RegExpExecArray> {
      running = run();
      const printed = ready.exec(await running.printed('\n'));
      if (!printed) throw new Error(`It did not print ${ready}.`);
      return printed;
    },
    async kill() {
      running?.child.kill('SIGKILL');
      await running?.ended;
    },
  };
}

/** Sends a lead as the widget does: again until it is accepted. */
async function send(at: number, origin: () => string): Promise<void> {
  const mobile = `9${String(at).padStart(9, '0')}`;
  const { headers, payload } = await multipart({ ...QUOTE, mobile });
  for (;;) {
    try {
      const response = await fetch(`${origin()}/api/broker/contact_us.php`, {
        method: 'POST',
        headers,
        body: payload,
      });
      if (response.ok) return;
    } catch {
      // The server is down.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function testKills(folder: string, databaseUrl: string | undefined): Promise<void> {
  const dist = join(folder, 'dist');
  const received = join(folder, 'received');
  await writeFiles(folder, { received: '' });
  await writeFiles(dist, smallDist());

  let ports = ['0', '0'];
  const receiver = restartable(
    () => runTestScript('delivery/receive.ts', folder, {}, [received, ...ports]),
    /:(\d+)\/leads smtp:.*:(\d+)/,
  );
  ports = (await receiver.start()).slice(1);
  const variables = {
    DATA_DIR: join(folder, 'data'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${ports[0]}/leads`,
    LEADS_WEBHOOK_SECRET: SECRET,
    SMTP_URL: `smtp://127.0.0.1:${ports[1]}`,
    LEADS_MAIL_TO: 'leads@broker.example',
  };
  const server = restartable(
    () => runTestScript('delivery/serve.ts', folder, variables, [dist]),
    /Listening on (\S+)\./,
  );
  try {
    let origin = (await server.start())[1] ?? '';
    let next = 0;
    let accepted = 0;
    const senders = Array.from({ length: SENDERS }, async () => {
      while (next < LEADS) {
        await send(next++, () => origin);
        accepted++;
      }
    });
    for (let kill = 1; kill <= KILLS; kill++) {
      const share = (LEADS * kill) / (KILLS + 1);
      await until(() => accepted >= share, TIMEOUT_MS);
      await receiver.kill();
      await server.kill();
      await receiver.start();
      origin = (await server.start())[1] ?? '';
    }
    await Promise.all(senders);

    const db = await openDatabase({ dataFolder: variables.DATA_DIR, databaseUrl });
    const stored = (await listLeads(db)).map(({ id }) => id);
    await db.destroy();
    assert.is(stored.length, LEADS);
    const delivered = async () => new Set((await readFile(received, 'utf8')).split('\n').slice(0, -1));
    const expected = CHANNELS.flatMap((channel) => stored.map((id) => `${channel} ${id}`));
    const missing = async () => {
      const found = await delivered();
      return expected.filter((line) => !found.has(line));
    };
    await until(async () => (await missing()).length === 0, TIMEOUT_MS);
  } finally {
    await server.kill();
    await receiver.kill();
  }
}

test(`SQLite: of ${LEADS} leads none is lost while server and receivers are killed`, () =>
  withTempFolder((folder) => testKills(folder, undefined)));

test(`PostgreSQL: of ${LEADS} leads none is lost while server and receivers are killed`, () =>
  withTempFolder((folder) => withPostgres(({ databaseUrl }) => testKills(folder, databaseUrl))));

test.run();
