import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { withLock } from './lock';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const FROM_NPM = '@sparticuz/chromium@147.0.0';
const CACHE = resolve('.cache/browser');
const LOCK = resolve('.cache/browser.lock');
const UNPACKED = join(CACHE, 'unpacked');

// A test's browser talks to the test's own servers and to nobody else.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const run = promisify(execFile);

/**
 * The path of a Chromium: what CHROMIUM names, one on the PATH, else one that is installed now, by apt-get where
 * that is allowed, from npm where it is not. BROKER_TEST_BROWSER=npm takes the one from npm in any case.
 */
export const findChromium = async (): Promise<string> => {
  if (process.env.BROKER_TEST_BROWSER === 'npm') return withLock(LOCK, installFromNpm);
  return present() ?? withLock(LOCK, async () => present() ?? (await installByApt()) ?? installFromNpm());
};

/** A headless Chromium under playwright. The caller closes it. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = await findChromium();
  return chromium.launch({ executablePath, headless: true, args: ARGS, env: environmentOf(executablePath) });
};

const present = () => {
  const named = process.env.CHROMIUM;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run`);
  return named || onPath(NAMES);
};

const onPath = (names: readonly string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable);

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installByApt = async () => {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  } catch (error) {
    console.warn(`apt-get could not install chromium, npm is next. ${error}`);
  }
  return onPath(NAMES);
};

const installFromNpm = async () => {
  const executable = join(UNPACKED, 'chromium');
  if (existsSync(executable)) return executable;
  mkdirSync(CACHE, { recursive: true });
  await run('npm', ['install', '--prefix', CACHE, '--no-save', FROM_NPM]);

  // The package unpacks into the system's temporary folder and takes a half-written file there for a whole one.
  const unpacking = join(CACHE, 'unpacking');
  rmSync(unpacking, { recursive: true, force: true });
  mkdirSync(unpacking);
  const script =
    "import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath()).then(console.log)";
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: CACHE,
    // It unpacks the libraries that a bare Linux lacks only where it believes to be on AWS.
    env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  rmSync(UNPACKED, { recursive: true, force: true });
  renameSync(unpacking, UNPACKED);
  return executable;
};

const environmentOf = (executable: string): Record<string, string> => {
  const own = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
  const added = executable.startsWith(UNPACKED)
    ? { LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib'), XDG_DATA_HOME: UNPACKED }
    : {};
  return { ...(own as Record<string, string>), ...added };
};
