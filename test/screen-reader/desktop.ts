import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { isExecutable, onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';

/**
 * Program that starts the bus through which Orca reads the browser. Debian's package at-spi2-core installs this program
 * outside the PATH.
 */
const AT_SPI_LAUNCHER = '/usr/libexec/at-spi-bus-launcher';
const PROGRAMS = [
  'orca',
  'Xvfb',
  'dbus-daemon',
  'openbox',
  'xdotool',
  'speech-dispatcher',
  'setpriv',
  'fc-list',
];
const PACKAGES = [
  'orca',
  'at-spi2-core',
  'dbus-daemon',
  'xvfb',
  'openbox',
  'xdotool',
  'speech-dispatcher',
  'gsettings-desktop-schemas',
  'util-linux',
  'fontconfig',
];

/** Size of the virtual screen. It is tall, so that few texts have to be scrolled into view. */
const SCREEN = '1280x1400x24';

/** Timeout for the start of a program. No program takes this long, even if all cores are busy. */
const START_MS = 120_000;
const POLL_MS = 100;

/** Seconds that the voice takes for each text: 0 makes the tests fast, 1 is about a listener's pace. */
const PACE = Number(process.env.SCREEN_READER_PACE ?? 0);

/**
 * Configuration files of a voice that makes no sound, keyed by path. Orca needs a voice: without one, its command Say
 * All, which reads the page to its end, could not be interrupted.
 */
const SPEECH = {
  '.config/speech-dispatcher/speechd.conf': `LogLevel 1
AudioOutputMethod "libao"
AddModule "silent" "sd_generic" "silent.conf"
DefaultModule silent
`,
  '.config/speech-dispatcher/modules/silent.conf': `GenericExecuteSynth "${PACE ? `sleep ${PACE}` : ':'}"
GenericMaxChunkLength 10000
AddVoice "en" "MALE1" "silent"
AddVoice "hi" "MALE1" "silent"
AddVoice "te" "MALE1" "silent"
`,
  '.libao': 'default_driver=null\n',
};

export type Desktop = {
  readonly env: NodeJS.ProcessEnv;
  /** The folder for files of the desktop and of the programs that run on it. `stop` removes the folder. */
  readonly folder: string;
  /** Starts a program on this desktop. The program is killed by `stop`, or when this process ends. */
  run(program: string, args: readonly string[]): ChildProcess;
  /**
   * Throws if `stop` was called. Without this check, a scene that has timed out could still press keys during the next
   * scene.
   */
  assertRunning(): void;
  /** Runs xdotool with the given arguments, and waits until it has ended. */
  xdotool(...args: string[]): Promise<void>;
  stop(): Promise<void>;
};

let waiting = 'it begins';
/** Returns the argument `what` of the latest `waitUntil`, for the error of a scene that has timed out. */
export const waitedFor = () => waiting;

/**
 * Waits until `isReady` returns a truthy value. Returns that value.
 * @throws Error with `what` in its message if `limitMs` pass first
 */
export async function waitUntil<T>(
  what: string,
  isReady: () => T | Promise<T>,
  limitMs = START_MS,
): Promise<T> {
  waiting = what;
  const end = performance.now() + limitMs;
  for (;;) {
    const ready = await isReady();
    if (ready) return ready;
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await pause(POLL_MS);
  }
}

const canConnect = (path: string) => spawnAndWait('test', ['-S', path]);

const spawnAndWait = async (program: string, args: readonly string[], env = process.env) => {
  const [code] = await once(spawn(program, args, { env, stdio: 'ignore' }), 'exit');
  return code === 0;
};

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Starts a virtual screen, a D-Bus session with accessibility on, a window manager and a silent voice. */
export async function startDesktop(): Promise<Desktop> {
  await findOrInstall(
    'A screen reader’s desktop',
    () =>
      (onPath(['orca']) && PROGRAMS.every((name) => onPath([name])) && isExecutable(AT_SPI_LAUNCHER)) ||
      undefined,
    PACKAGES,
  );
  const folder = await mkdtemp(join(tmpdir(), 'broker-desktop-'));
  const home = join(folder, 'home');
  const runtime = join(folder, 'run');
  await mkdir(runtime);
  await chmod(runtime, 0o700);
  for (const [path, text] of Object.entries(SPEECH)) {
    await mkdir(join(home, path, '..'), { recursive: true });
    await writeFile(join(home, path), text);
  }
  const bus = join(runtime, 'bus');
  const speech = join(runtime, 'speech');
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${bus}`,
    SPEECHD_ADDRESS: `unix_socket:${speech}`,
    // Keep settings in memory: otherwise programs would read and change the settings of the machine's own desktop.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '0',
  };
  const children: ChildProcess[] = [];

  // setpriv makes the kernel kill the program when this process ends, even if this process is killed.
  const run = (program: string, args: readonly string[], writesTo3 = false) => {
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
      env,
      cwd: folder,
      // Use no pipes for a browser: its child processes would inherit the pipes, which would keep this process alive.
      // Only Xvfb gets a pipe, to which it writes the number of its display.
      stdio: ['ignore', 'ignore', 'ignore', writesTo3 ? 'pipe' : 'ignore'],
    });
    children.push(child);
    return child;
  };
  let isStopped = false;
  const assertRunning = () => {
    if (isStopped) throw new Error('The desktop was stopped.');
  };
  const stop = async () => {
    isStopped = true;
    for (const child of children.reverse()) await end(child, 'SIGKILL');
    // Retry: child processes of the killed programs write to the folder until they also end.
    await waitUntil('The desktop’s folder is removed', () =>
      rm(folder, { recursive: true, force: true }).then(
        () => true,
        () => false,
      ),
    );
  };

  try {
    const screen = run('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], true);
    const [display] = await once(screen.stdio[3] as Readable, 'data');
    env.DISPLAY = `:${`${display}`.trim()}`;
    run('dbus-daemon', ['--session', '--nofork', '--nopidfile', `--address=unix:path=${bus}`]);
    run('speech-dispatcher', ['--run-single', '--timeout', '0', '--socket-path', speech]);
    await waitUntil('The D-Bus session', () => canConnect(bus));
    run('openbox', []);
    run(AT_SPI_LAUNCHER, ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
    await waitUntil('The voice', () => canConnect(speech));
    await waitUntil('The screen', () => spawnAndWait('xdotool', ['getdisplaygeometry'], env));
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    env,
    folder,
    run,
    assertRunning,
    async xdotool(...args) {
      assertRunning();
      if (!(await spawnAndWait('xdotool', args, env))) throw new Error(`xdotool ${args.join(' ')} failed`);
    },
    stop,
  };
}
