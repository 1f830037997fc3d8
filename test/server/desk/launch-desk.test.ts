// gate: own process, because it starts the desk's process with this process's arguments
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchDesk } from '../../../server/desk/launch-desk';
import { readDeskSettings } from '../../../server/desk/settings';
import { startDesk } from '../../../server/desk/start-desk';
import { withTempFolder } from '../temp-site';

/** Launches a desk. Resolves to the desk and its first report: the address of the started desk, or an error. */
async function launch(
  env: NodeJS.ProcessEnv,
): Promise<{ desk: ReturnType<typeof launchDesk>; report: string }> {
  let desk: ReturnType<typeof launchDesk> | undefined;
  const report = await new Promise<string>((resolve) => {
    desk = launchDesk({ env: { ...process.env, ...env }, onStart: resolve, onError: resolve });
  });
  if (!desk) throw new Error('The desk was not launched.');
  return { desk, report };
}

test('the desk runs in a separate process, which ends with the server', () =>
  withTempFolder(async (folder) => {
    const { desk, report } = await launch({ DATA_DIR: folder, DESK_PORT: '0' });
    assert.match(report, /^http:\/\/127\.0\.0\.1:\d+\/$/);
    assert.is((await fetch(report)).status, 403);
    assert.ok(existsSync(join(folder, 'desk-key')));
    await desk.stop();
    assert.is(await fetch(report).catch(() => 'refused'), 'refused');
  }));

test('a desk that cannot start is reported, and does not stop the server', async () => {
  const { desk, report } = await launch({ DESK_URL: 'nonsense' });
  assert.match(report, /^The desk is not running: DESK_URL is not an address/);
  await desk.stop();
});

test('says why it cannot start: the port is in use, or the database fails', () =>
  withTempFolder(async (folder) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const messageOf = async (more: NodeJS.ProcessEnv) => {
      const env = { DATA_DIR: folder, DESK_PORT: `${port}`, ...more };
      const settings = readDeskSettings(env, true);
      if (!settings) throw new Error('The desk is off.');
      return startDesk(settings, env).then(
        () => 'started',
        (error: Error) => error.message,
      );
    };
    assert.is(
      await messageOf({}),
      `Cannot listen on port ${port}: it is in use. Set DESK_PORT to another port.`,
    );
    const url = 'postgres://nobody@127.0.0.1:1/nothing';
    assert.match(
      await messageOf({ DATABASE_URL: url }),
      /^Cannot use the database at .*Start it, or correct/,
    );
    other.close();
  }));

test.run();
