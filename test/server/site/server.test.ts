import { Agent, get, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../../server/commands/leads';
import { readSettings } from '../../../server/site/settings';
import { start } from '../../../server/site/start';
import { NOTICES_FILE } from '../../../widgets/contract/own-api-fields';
import { freePorts } from '../../support/free-ports';
import { callCommand } from '../commands/call-command';
import { type Running, runCommand, runServer } from '../commands/run-command';
import { multipart, QUOTE, smallDist, until, withSite, withTempFolder, writeFiles } from '../temp-site';

const ANY_PORTS = { PORT: '0', PARTNER_PORT: '0' };

const inBuiltFolder = (use: (folder: string) => Promise<void>) =>
  withTempFolder(async (folder) => {
    await writeFiles(join(folder, 'dist'), smallDist());
    await use(folder);
  });

test('a page of a build that got no lead while it was served has its own text about personal data stored', () =>
  inBuiltFolder(async (folder) => {
    const distFolder = join(folder, 'dist');
    const settings = readSettings({ DATA_DIR: join(folder, 'data'), ...ANY_PORTS });
    const serve = (text: string, version: string) =>
      writeFiles(distFolder, {
        [NOTICES_FILE]: JSON.stringify([{ version, kind: 'quote', language: 'en', text }]),
      }).then(() => start({ ...settings, distFolder }));
    await (await serve('Your details', '1.a')).stop();
    const site = await serve('Your details go to somebody else', '2.b');
    const { payload, headers } = await multipart({ ...QUOTE, consent_version: '1.a' });
    await fetch(`${site.siteOrigin}/api/contact_us.php`, { method: 'POST', body: payload, headers });
    await site.stop();
    const { stdout } = await callCommand(runLeads, { DATA_DIR: join(folder, 'data') }, ['--json']);
    assert.is(JSON.parse(stdout)[0].notice, 'Your details');
  }));

async function withTakenPort(use: (port: string) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    await use(`${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

async function withServer(
  folder: string,
  use: (running: Running, origins: { site: string; partner: string }) => Promise<void>,
): Promise<void> {
  const running = runServer(folder, ANY_PORTS);
  try {
    const printed = await running.printed('Data ');
    const origin = (name: string) => new RegExp(`${name} +(\\S+)`).exec(printed)?.[1] ?? '';
    await use(running, { site: origin('Our site'), partner: origin("Partner's site") });
  } finally {
    running.child.kill('SIGKILL');
    await running.ended;
  }
}

/**
 * Tries to start a server with settings that it must refuse. Returns the server's error message, which must be one
 * line.
 */
async function startErrorOf(folder: string, env: Record<string, string>): Promise<string> {
  const startAndStop = async () => {
    const settings = readSettings({ DATA_DIR: join(folder, '.data'), ...env });
    const running = await start({ ...settings, distFolder: join(folder, 'dist') });
    await running.stop();
    return 'The server has started.';
  };
  const error = await startAndStop().catch((error: Error) => error.message);
  assert.match(error, /^[^\n]+$/);
  return error;
}

test('the server prints the addresses, serves both sites, and stores its data in .data', () =>
  inBuiltFolder((folder) =>
    withServer(folder, async ({ printed }, { site, partner }) => {
      const lines = await printed('broker.db');
      assert.match(lines, `API             ${site}/api/\n`);
      assert.match(lines, `Data            ${join(folder, '.data', 'broker.db')}\n`);
      assert.match(await (await fetch(site)).text(), '<title>Home</title>');
      assert.match(await (await fetch(partner)).text(), `${site}/loader.js`);
    }),
  ));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} stops the server despite open connections`, () =>
    inBuiltFolder((folder) =>
      withServer(folder, async ({ child, ended }, { site }) => {
        const agent = new Agent({ keepAlive: true });
        await new Promise((resolve) => get(site, { agent }, (res) => res.resume().once('end', resolve)));
        const idleSocket = connect(Number(new URL(site).port));
        await new Promise((resolve) => idleSocket.once('connect', resolve));
        child.kill(signal);
        assert.equal([(await ended).code, (await ended).stderr], [0, '']);
        idleSocket.destroy();
        agent.destroy();
      }),
    ));
}

/** Posts the beginning of a lead. `finish` sends the rest, and resolves to the response. */
async function beginLead(site: string) {
  const { headers, payload } = await multipart(QUOTE);
  const req = request(`${site}/api/motor/contact_us.php`, { method: 'POST', headers });
  const response = new Promise<string>((resolve) => {
    req.on('response', async (res) => resolve(`${res.statusCode} ${await text(res)}`));
    req.on('error', (error) => resolve(error.message));
  });
  await new Promise((resolve) => req.write(payload.subarray(0, 100), resolve));
  return {
    finish: () => {
      req.end(payload.subarray(100));
      return response;
    },
  };
}

test('a lead that is being sent when the server is stopped is stored and answered; new connections are refused', () =>
  inBuiltFolder(async (folder) => {
    await withServer(folder, async ({ child, ended }, { site }) => {
      const { finish } = await beginLead(site);
      // Send another request. When the server has answered this request, it has also received the beginning of the
      // lead.
      assert.is((await fetch(`${site}/readyz`)).status, 200);
      child.kill('SIGTERM');
      await until(() =>
        fetch(`${site}/healthz`).then(
          () => false,
          () => true,
        ),
      );
      assert.match(await finish(), /^200 .*Your reference number is/);
      assert.equal([(await ended).code, (await ended).stderr], [0, '']);
    });
    const { stdout } = await runCommand('leads', folder, {}, ['--json']).ended;
    assert.is(JSON.parse(stdout).length, 1);
  }));

test('/healthz says that the process runs', () =>
  withSite(async ({ send }) => {
    const { statusCode, body } = await send({ method: 'GET', url: '/healthz' });
    assert.equal([statusCode, body], [200, '{"running":true}']);
  }));

test('a server that is stopping is not ready', () =>
  withSite(
    async ({ send }) => {
      const { statusCode, body } = await send({ method: 'GET', url: '/readyz' });
      assert.equal([statusCode, body], [503, '{"ready":false}']);
    },
    { isStopping: () => true },
  ));

test('a server that cannot start prints the reason in one line, leaves nothing running and exits with 1', () =>
  inBuiltFolder((folder) =>
    withTakenPort(async (port) => {
      const env = { PORT: '0', PARTNER_PORT: port };
      const { code, stdout, stderr } = await runServer(folder, env).ended;
      assert.equal([code, stdout], [1, '']);
      assert.is(stderr, `Cannot listen on port ${port}: it is in use. Set PARTNER_PORT to another port.\n`);
    }),
  ));

test('a PORT in use is reported', () =>
  inBuiltFolder((folder) =>
    withTakenPort(async (port) => {
      const error = await startErrorOf(folder, { ...ANY_PORTS, PORT: port });
      assert.is(error, `Cannot listen on port ${port}: it is in use. Set PORT to another port.`);
    }),
  ));

test('an invalid PORT is reported', () =>
  inBuiltFolder(async (folder) => {
    const error = await startErrorOf(folder, { PORT: 'http' });
    assert.is(error, 'PORT is "http", which is not a port. Use a number from 0 to 65535.');
  }));

if (process.platform === 'linux') {
  test('a DATA_DIR in a file system where no folder can be created is reported', () =>
    inBuiltFolder(async (folder) => {
      const error = await startErrorOf(folder, { ...ANY_PORTS, DATA_DIR: '/proc/broker' });
      assert.match(error, 'Set DATA_DIR to a folder that can be written to.');
    }));
}

test('a DATA_DIR that is not writable is reported', () =>
  inBuiltFolder(async (folder) => {
    const dataDir = join(folder, 'dist', 'index.html', 'data');
    const error = await startErrorOf(folder, { ...ANY_PORTS, DATA_DIR: dataDir });
    assert.match(error, `Cannot store data in ${join(dataDir, 'broker.db')}: ENOTDIR`);
    assert.match(error, 'Set DATA_DIR to a folder that can be written to.');
  }));

test('a file that is not a database is reported', () =>
  inBuiltFolder(async (folder) => {
    await writeFiles(join(folder, '.data'), { 'broker.db': 'not a database, '.repeat(100) });
    assert.match(await startErrorOf(folder, ANY_PORTS), 'file is not a database');
  }));

test('an unreachable PostgreSQL is reported without its password', () =>
  inBuiltFolder(async (folder) => {
    const [port] = await freePorts(1);
    const error = await startErrorOf(folder, {
      ...ANY_PORTS,
      DATABASE_URL: `postgres://me:secret@localhost:${port}/broker`,
    });
    assert.match(
      error,
      `Cannot use the database at postgres://localhost:${port}/broker: connect ECONNREFUSED`,
    );
    assert.not.match(error, 'secret');
  }));

test('a DATABASE_URL with another protocol is reported without its password', () =>
  inBuiltFolder(async (folder) => {
    const error = await startErrorOf(folder, { ...ANY_PORTS, DATABASE_URL: 'mysql://me:secret@localhost/x' });
    assert.match(error, 'DATABASE_URL is not a URL like postgres://');
    assert.not.match(error, 'secret');
  }));

test('a missing build is reported', () =>
  withTempFolder(async (folder) => {
    const error = await startErrorOf(folder, ANY_PORTS);
    assert.is(error, `There is no folder ${join(folder, 'dist')} to serve. Run "npm run build" first.`);
  }));

test.run();
