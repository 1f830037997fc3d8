import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readOrCreateKey } from '../../../server/desk/key';
import { readDeskSettings } from '../../../server/desk/settings';
import { withTempFolder } from '../temp-site';

const portOf = (env: NodeJS.ProcessEnv, isDefault: boolean) => readDeskSettings(env, isDefault)?.port;

test('npm start serves the desk on 4002, npm run serve only with DESK_PORT', () => {
  assert.is(portOf({}, true), 4002);
  assert.is(portOf({}, false), undefined);
  assert.is(portOf({ DESK_PORT: '' }, false), undefined);
  assert.is(portOf({ DESK_PORT: '4100' }, false), 4100);
  assert.is(portOf({ DESK_PORT: '4100' }, true), 4100);
});

test('DESK_PORT=off never serves the desk', () => {
  for (const DESK_PORT of ['off', 'OFF', ' off ']) {
    assert.is(portOf({ DESK_PORT }, true), undefined);
    assert.is(portOf({ DESK_PORT }, false), undefined);
  }
});

const INVALID: [NodeJS.ProcessEnv, string][] = [
  [{ DESK_PORT: 'yes' }, 'DESK_PORT'],
  [{ DESK_PORT: '70000' }, 'DESK_PORT'],
  [{ DESK_PORT: '-1' }, 'DESK_PORT'],
  [{ DESK_URL: 'desk.broker.example' }, 'DESK_URL'],
  [{ DESK_URL: 'https://broker.example/desk' }, 'DESK_URL'],
  [{ DESK_URL: 'https://me@broker.example' }, 'DESK_URL'],
  [{ DESK_URL: 'ftp://broker.example' }, 'DESK_URL'],
  [{ DESK_USER_HEADER: 'X-User' }, 'TRUSTED_PROXIES'],
  // TRUSTED_PROXIES must be a list of addresses here. With a number, the desk would trust every client that connects
  // directly as a proxy.
  [{ DESK_USER_HEADER: 'X-User', TRUSTED_PROXIES: '1' }, 'TRUSTED_PROXIES'],
  [{ DESK_USER_HEADER: 'X User', TRUSTED_PROXIES: '127.0.0.1' }, 'DESK_USER_HEADER'],
  [{ DESK_USER_HEADER: 'X_User', TRUSTED_PROXIES: '127.0.0.1' }, 'DESK_USER_HEADER'],
  [{ DESK_USER_HEADER: 'User-Agent', TRUSTED_PROXIES: '127.0.0.1' }, 'DESK_USER_HEADER'],
  [{ DESK_USER_HEADER: 'X-Forwarded-For', TRUSTED_PROXIES: '127.0.0.1' }, 'DESK_USER_HEADER'],
];
for (const [env, name] of INVALID)
  test(`names the wrong variable: ${JSON.stringify(env)}`, () => {
    assert.throws(() => readDeskSettings(env, true), new RegExp(`^${name}|needs the addresses .*${name}`));
  });

test('DESK_URL is the address without a slash at the end', () => {
  assert.is(
    readDeskSettings({ DESK_URL: 'https://desk.broker.example/' }, true)?.url,
    'https://desk.broker.example',
  );
});

test('the key is in a file beside the database that only its owner can read', () =>
  withTempFolder(async (folder) => {
    const settings = readDeskSettings({ DATA_DIR: join(folder, 'new') }, true);
    assert.is(settings?.keyFile, join(folder, 'new', 'desk-key'));
    const key = await readOrCreateKey(settings?.keyFile ?? '');
    assert.match(key, /^[\w-]{32}$/);
    assert.is((await stat(settings?.keyFile ?? '')).mode & 0o777, 0o600);
    assert.is(await readOrCreateKey(settings?.keyFile ?? ''), key);
  }));

test('a key file that others can read is closed to them', () =>
  withTempFolder(async (folder) => {
    const file = join(folder, 'desk-key');
    await writeFile(file, 'a-key-somebody-has-written\n');
    await chmod(file, 0o644);
    assert.is(await readOrCreateKey(file), 'a-key-somebody-has-written');
    assert.is((await stat(file)).mode & 0o777, 0o600);
    assert.is(await readFile(file, 'utf8'), 'a-key-somebody-has-written\n');
  }));

test('a short key is refused', () =>
  withTempFolder(async (folder) => {
    const file = join(folder, 'desk-key');
    await writeFile(file, 'secret\n');
    let message = '';
    await readOrCreateKey(file).catch((error: Error) => {
      message = error.message;
    });
    assert.match(message, 'shorter than 24 characters. Remove the file');
  }));

test.run();
