import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { insertOnce, leadReference } from '../../server/db/leads';
import { openDatabase } from '../../server/db/open';
import { createDesk } from '../../server/desk/desk';
import { readDeskSettings } from '../../server/desk/settings';
import { quote } from '../server/desk/temp-desk';
import { until, withTempFolder } from '../server/temp-site';
import { caddyPath, startCaddy } from '../support/caddy';
import { freePorts } from '../support/free-ports';
import { startNginx } from '../support/nginx';

const run = promisify(execFile);

const HOST = 'desk.broker.example';
const PASSWORD = 'a password of Asha';
const AUTHORIZATION = `Basic ${Buffer.from(`asha:${PASSWORD}`).toString('base64')}`;
const FILES = 'docs/operate';

type Answer = { readonly status: number; readonly body: string; readonly headers: Record<string, unknown> };
type Send = (
  path: string,
  headers?: Record<string, string>,
  form?: Record<string, string>,
) => Promise<Answer>;

const sendTo =
  (port: number, isSecure: boolean, localAddress?: string): Send =>
  (path, headers = {}, form) =>
    new Promise((resolve, reject) => {
      const options: RequestOptions & { rejectUnauthorized: boolean } = {
        host: '127.0.0.1',
        port,
        path,
        method: form ? 'POST' : 'GET',
        headers: {
          host: HOST,
          ...(form && { origin: `https://${HOST}`, 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
        rejectUnauthorized: false,
        ...(localAddress && { localAddress }),
      };
      const request = (isSecure ? httpsRequest : httpRequest)(options, async (response) => {
        let body = '';
        for await (const part of response.setEncoding('utf8')) body += part;
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers });
      });
      request.once('error', reject);
      request.end(form && new URLSearchParams(form).toString());
    });

/** Starts a desk (the broker's own website for leads) with one lead, and with the proxy settings of docs/desk.md. */
async function withDeskBehindProxy(
  use: (desk: { folder: string; port: number; reference: string }) => Promise<void>,
): Promise<void> {
  await withTempFolder(async (folder) => {
    const document = await readFile('docs/desk.md', 'utf8');
    const env = Object.fromEntries(
      [...document.matchAll(/^ {4}(DESK_\w+|TRUSTED_PROXIES)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const settings = readDeskSettings({ ...env, DATA_DIR: folder }, false);
    assert.ok(settings?.userHeader, 'docs/desk.md has the variables');
    const db = await openDatabase({ dataFolder: join(folder, 'data'), databaseUrl: undefined });
    const reference = leadReference(await insertOnce(db, quote(), new Date()));
    const desk = createDesk({ ...settings, db, readKey: async () => 'the-key-of-this-desk-0000' });
    const server = createServer((req, res) => void desk(req, res));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      await use({ folder, port: (server.address() as AddressInfo).port, reference });
    } finally {
      server.closeAllConnections();
      server.close();
      await db.destroy();
    }
  });
}

async function checkDesk(send: Send, direct: Send, reference: string): Promise<void> {
  assert.is((await send('/')).status, 401);
  assert.is((await send('/', { 'X-Remote-User': 'boss' })).status, 401);
  const asAsha = { authorization: AUTHORIZATION };
  const list = await send('/', asAsha);
  assert.is(list.status, 200);
  assert.match(list.body, '<bdi>asha</bdi>');
  assert.is(list.headers['cache-control'], 'no-store');
  assert.is(list.headers['set-cookie'], undefined);
  for (const name of ['X-Remote-User', 'x-remote-user', 'X_Remote_User'])
    assert.match((await send('/', { ...asAsha, [name]: 'boss' })).body, '<bdi>asha</bdi>', name);

  const path = `/leads/${reference}`;
  const [, token = ''] = /name="token" value="([^"]+)"/.exec((await send(path, asAsha)).body) ?? [];
  const form = { token, status: 'called', note: 'By nginx', version: '0', by: 'boss' };
  assert.is((await send(path, asAsha, form)).status, 303);
  assert.match((await send(path, asAsha)).body, 'Changed by <bdi>asha</bdi>');

  assert.is((await send('/', { ...asAsha, host: 'evil.example' })).body.includes('<bdi>asha</bdi>'), false);
  assert.is((await direct('/', { 'X-Remote-User': 'boss' })).status, 403);
  assert.is((await direct('/')).status, 403);
}

test('nginx with TLS and basic authentication names the person, and nobody else can', () =>
  withDeskBehindProxy(async ({ folder, port, reference }) => {
    const nginx = join(folder, 'nginx');
    await mkdir(nginx);
    const file = (name: string) => join(nginx, name);
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST}`],
      ...['-keyout', file('desk.key'), '-out', file('desk.pem')],
    ]);
    const { stdout } = await run('openssl', ['passwd', '-apr1', PASSWORD]);
    await writeFile(file('desk.htpasswd'), `asha:${stdout}`);
    const [public_ = 0] = await freePorts(1);
    const config = (await readFile(`${FILES}/desk-nginx.conf`, 'utf8'))
      .replace('listen 443 ssl;', `listen 127.0.0.1:${public_} ssl;`)
      .replace('  listen [::]:443 ssl;\n', '')
      .replace('/etc/ssl/desk.pem', file('desk.pem'))
      .replace('/etc/ssl/desk.key', file('desk.key'))
      .replace('/etc/nginx/desk.htpasswd', file('desk.htpasswd'))
      .replace('127.0.0.1:4002', `127.0.0.1:${port}`);
    const server = await startNginx(nginx, config, { main: 'user root;' });
    try {
      const send = sendTo(public_, true);
      await until(() => send('/').then(Boolean, () => false));
      await checkDesk(send, sendTo(port, false, '127.0.0.2'), reference);
    } finally {
      await server.stop();
    }
  }));

test('Caddy with basic authentication names the person, and nobody else can', () =>
  withDeskBehindProxy(async ({ folder, port, reference }) => {
    const { stdout } = await run(await caddyPath(), ['hash-password', '--plaintext', PASSWORD]);
    const [public_ = 0] = await freePorts(1);
    const config = (await readFile(`${FILES}/desk.Caddyfile`, 'utf8'))
      .replace(/^desk\.broker\.example /m, `http://${HOST}:${public_} `)
      .replace('PASSWORD_HASH', stdout.trim())
      .replace('127.0.0.1:4002', `127.0.0.1:${port}`);
    const server = await startCaddy(join(folder, 'caddy'), config);
    try {
      const send = sendTo(public_, false);
      await until(() => send('/').then(Boolean, () => false));
      await checkDesk(send, sendTo(port, false, '127.0.0.2'), reference);
    } finally {
      await server.stop();
    }
  }));

test.run();
