import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Desktop, waitUntil } from './desktop';
import { isLoop } from './phrases';

const LOG_SCRIPT = fileURLToPath(new URL('./orca-log.py', import.meta.url));
const SPOKEN = /^SPEECH OUTPUT: (.*)$/gm;

const POLL_MS = 200;
/** Longer than Orca takes from a key to its first word, and between two words. Longer if the machine is busy. */
const QUIET_MS = 3000;
const MAX_BUSY = 5;
const quietMs = () =>
  QUIET_MS * Math.min(MAX_BUSY, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
/** The longest page takes a minute on two idle cores. */
const LIMIT_MS = 300_000;

export type Orca = {
  /** What Orca has said since the last `mark`. */
  spoken(): Promise<readonly string[]>;
  /** Forgets what Orca has said until now. */
  mark(): Promise<void>;
  /** Presses keys one after another, as xdotool names them, and waits each time until Orca has nothing more to say. */
  press(...keys: string[]): Promise<void>;
  /** Presses a key and returns at once. */
  hit(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until Orca has said a text that matches. Returns what it has said since the last `mark`. */
  hear(pattern: RegExp): Promise<readonly string[]>;
  /** Waits until Orca says nothing more. Throws if it repeats itself without end. */
  untilQuiet(): Promise<readonly string[]>;
};

/** Starts Orca, and waits until it speaks. Throws if another Orca of this user is running: there can be only one. */
export async function startOrca(desktop: Desktop): Promise<Orca> {
  const log = join(desktop.folder, 'orca.log');
  const data = join(desktop.folder, 'home/.local/share/orca');
  await mkdir(data, { recursive: true });
  await copyFile(LOG_SCRIPT, join(data, 'orca-customizations.py'));
  const process = desktop.run('orca', ['--debug-file', log]);

  const readAll = async () =>
    existsSync(log)
      ? [...(await readFile(log, 'utf8')).matchAll(SPOKEN)].map(([, text = '']) => JSON.parse(text) as string)
      : [];
  let start = 0;
  const spoken = async () => (await readAll()).slice(start);

  await waitUntil('Orca speaks', async () => {
    if (process.exitCode !== null)
      throw new Error('Orca did not start. Another Orca of this user may be running: end it first.');
    return (await readAll()).includes('Screen reader on.');
  });

  const tail = (said: readonly string[]) => said.slice(-40).join(' · ');

  async function untilQuiet() {
    const end = performance.now() + LIMIT_MS;
    let count = -1;
    let since = performance.now();
    for (;;) {
      const said = await spoken();
      if (isLoop(said)) throw new Error(`Orca repeats itself: ${tail(said)}`);
      if (said.length !== count) {
        count = said.length;
        since = performance.now();
      } else if (performance.now() - since > quietMs()) return said;
      if (performance.now() > end) throw new Error(`Orca is still speaking: ${tail(said)}`);
      await pause(POLL_MS);
    }
  }
  const hit = (key: string) => desktop.xdotool('key', '--clearmodifiers', key);

  return {
    spoken,
    untilQuiet,
    hit,
    async mark() {
      start = (await readAll()).length;
    },
    async press(...keys) {
      for (const key of keys) {
        await hit(key);
        await untilQuiet();
      }
    },
    async type(text) {
      await desktop.xdotool('type', '--delay', '120', text);
      await untilQuiet();
    },
    async hear(pattern) {
      await waitUntil(
        `Orca says ${pattern}`,
        async () => (await spoken()).some((text) => pattern.test(text)),
        LIMIT_MS,
      ).catch(async (error: Error) => {
        throw new Error(`${error.message}. It said: ${tail(await spoken())}`);
      });
      return spoken();
    },
  };
}
