import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../free-ports';
import { isExecutable, namedOrOnPath, onPath } from './executables';
import { findOrInstall } from './install';

export type WebKit = { readonly driverUrl: string; readonly browser: string; stop(): Promise<void> };

export const SCREEN = { width: 1600, height: 1200 };

const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/local/libexec'];
const SETTINGS = fileURLToPath(new URL('./webkit-settings', import.meta.url));
const MULTIARCH = /-linux-gnu/;
const VERSIONED = /^webkit(2gtk|gtk)-/;

const namesIn = (folder: string, pattern: RegExp) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => pattern.test(name)) : [];

/** Returns the path of MiniBrowser, which Debian installs next to the WebKitGTK library, outside the PATH. */
const findMiniBrowser = () =>
  LIBRARIES.flatMap((folder) => [folder, ...namesIn(folder, MULTIARCH).map((name) => join(folder, name))])
    .flatMap((folder) => namesIn(folder, VERSIONED).map((name) => join(folder, name, 'MiniBrowser')))
    .find(isExecutable);

function findPrograms() {
  const driver = namedOrOnPath('WEBKIT_DRIVER', ['WebKitWebDriver']);
  const screen = onPath(['Xvfb']);
  const browser = findMiniBrowser();
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** Starts a process that is killed when the test process exits. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    /** File descriptor 3 of the process, to which Xvfb writes the number of its display. */
    fd3: child.stdio[3] as Readable,
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

const TIMEOUT_MS = 20_000;
const POLL_MS = 20;

async function untilReady(driverUrl: string) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await fetch(`${driverUrl}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver does not answer at ${driverUrl}`);
    await pause(POLL_MS);
  }
}

/** Starts WebKitGTK's driver on a virtual screen. */
export async function startWebKit(): Promise<WebKit> {
  const { driver, screen, browser } = await findOrInstall('WebKitGTK', findPrograms);
  const xvfb = start(
    screen,
    ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`],
    process.env,
  );
  const [display] = await once(xvfb.fd3, 'data');
  const [port] = await freePorts(1);
  const env = {
    ...process.env,
    DISPLAY: `:${`${display}`.trim()}`,
    GDK_BACKEND: 'x11',
    // Turn compositing off. Without a graphics card, compositing makes a page with composited layers twice as slow.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // The file gtk-3.0/settings.ini in the folder `SETTINGS` turns reduced motion on.
    XDG_CONFIG_DIRS: SETTINGS,
  };
  const webDriver = start(driver, [`--port=${port}`], env);
  const driverUrl = `http://127.0.0.1:${port}`;
  await untilReady(driverUrl);
  return {
    driverUrl,
    browser,
    async stop() {
      await webDriver.stop();
      await xvfb.stop();
    },
  };
}
