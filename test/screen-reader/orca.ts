import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Desktop, waitUntil } from './desktop';
import { isLoop } from './phrases';

const LOG_SCRIPT = fileURLToPath(new URL('./orca-log.py', import.meta.url));
const SPOKEN = /^SPEECH OUTPUT: (.*)$/gm;
const KEY = /^KEY$/gm;
const READ = /^READ (.*)$/m;
const IDLE = /^IDLE\n/gm;
/** Orca was not busy with one thing since it wrote its last line. */
const ENDS_IDLE = /(?:^IDLE\n){3}$/m;

/** Longer than a browser takes from a key to its events, and between two of them. Longer if the machine is busy. */
const QUIET_MS = 700;
const MAX_BUSY = 3;
const quietMs = () =>
  QUIET_MS * Math.min(MAX_BUSY, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
const LIMIT_MS = 120_000;
/** The longest page takes 20 s on two idle cores. */
const READ_MS = 240_000;
const KEY_MS = 30_000;
/** Longer than between two texts of Say All on a busy machine. */
const STALL_MS = 20_000;

/** A capital letter needs two keys. */
const keysOfText = (text: string) => text.replace(/[A-Z@]/g, '$&$&').length;

export type Orca = {
  /** What Orca has said since the last `mark`. */
  spoken(): Promise<readonly string[]>;
  /** Forgets what Orca has said until now. */
  mark(): Promise<void>;
  /** Presses keys one after another, as xdotool names them, and waits each time until Orca has nothing more to say. */
  press(...keys: string[]): Promise<void>;
  /** Types a text, and waits until Orca has nothing more to say. */
  type(text: string): Promise<void>;
  /** Waits until Orca has said a text that matches. Returns what it has said since the last `mark`. */
  hear(pattern: RegExp, limitMs?: number): Promise<readonly string[]>;
  /** Reads the page from the cursor to its end, or until something interrupts it. Returns what is said, and why it ended. */
  sayAll(): Promise<{ readonly said: readonly string[]; readonly ended: string }>;
  /** Waits until Orca has nothing more to do. Throws if it repeats itself without end. */
  untilQuiet(): Promise<readonly string[]>;
};

/** Starts Orca, and waits until it speaks. Throws if another Orca of this user is running: there can be only one. */
export async function startOrca(desktop: Desktop): Promise<Orca> {
  const log = join(desktop.folder, 'orca.log');
  const data = join(desktop.folder, 'home/.local/share/orca');
  await mkdir(data, { recursive: true });
  await copyFile(LOG_SCRIPT, join(data, 'orca-customizations.py'));
  const process = desktop.run('orca', ['--debug-file', log]);

  const readLog = async () => (existsSync(log) ? readFile(log, 'utf8') : '');
  const textsOf = (text: string) =>
    [...text.matchAll(SPOKEN)].map(([, spoken = '']) => JSON.parse(spoken) as string);
  const keysOf = (text: string) => [...text.matchAll(KEY)].length;
  let start = 0;
  const spoken = async () => textsOf(await readLog()).slice(start);
  const tail = (said: readonly string[]) => said.slice(-40).join(' · ');

  await waitUntil('Orca speaks', async () => {
    desktop.assertRunning();
    if (process.exitCode !== null)
      throw new Error('Orca did not start. Another Orca of this user may be running: end it first.');
    return textsOf(await readLog()).includes('Screen reader on.');
  });

  async function untilQuiet() {
    let before = '';
    let since = performance.now();
    await waitUntil(
      'Orca has nothing more to say',
      async () => {
        desktop.assertRunning();
        const log = await readLog();
        const text = log.replace(IDLE, '');
        if (text.length !== before.length) {
          before = text;
          since = performance.now();
          const said = textsOf(text).slice(start);
          if (isLoop(said)) throw new Error(`Orca repeats itself: ${tail(said)}`);
        }
        return ENDS_IDLE.test(log) && performance.now() - since > quietMs();
      },
      LIMIT_MS,
    ).catch(withSpoken);
    return spoken();
  }

  async function withSpoken(error: Error): Promise<never> {
    throw new Error(`${error.message}. Orca said: ${tail(await spoken())}`);
  }

  /** Runs `act`, which releases keys, and waits until Orca has dealt with `count` of them. */
  async function released(what: string, count: number, act: () => Promise<void>) {
    const before = keysOf(await readLog());
    await act();
    await waitUntil(
      `Orca gets ${what}`,
      async () => {
        desktop.assertRunning();
        return keysOf(await readLog()) >= before + count;
      },
      KEY_MS,
    ).catch(withSpoken);
    await untilQuiet();
  }

  return {
    spoken,
    untilQuiet,
    async sayAll() {
      const { length } = await readLog();
      start = textsOf(await readLog()).length;
      await desktop.xdotool('key', 'KP_Add');
      let count = 0;
      let since = performance.now();
      const ended = await waitUntil(
        'Say All has come to its end',
        async () => {
          desktop.assertRunning();
          const said = await spoken();
          if (isLoop(said)) throw new Error(`Orca repeats itself: ${tail(said)}`);
          if (said.length !== count) {
            count = said.length;
            since = performance.now();
          }
          // The popup may take the focus between two texts, and Orca then neither reads on nor says so.
          if (performance.now() - since > STALL_MS) return 'nothing more was said';
          return READ.exec((await readLog()).slice(length))?.[1];
        },
        READ_MS,
      ).catch(withSpoken);
      return { said: await untilQuiet(), ended: ended ?? '' };
    },
    async mark() {
      start = textsOf(await readLog()).length;
    },
    async press(...keys) {
      for (const key of keys)
        await released(`the key ${key}`, 1, () => desktop.xdotool('key', '--clearmodifiers', key));
    },
    type: (text) =>
      released(`the keys of ${text}`, keysOfText(text), () => desktop.xdotool('type', '--delay', '50', text)),
    async hear(pattern, limitMs = LIMIT_MS) {
      await waitUntil(
        `Orca says ${pattern}`,
        async () => {
          desktop.assertRunning();
          return (await spoken()).some((text) => pattern.test(text));
        },
        limitMs,
      ).catch(withSpoken);
      return spoken();
    },
  };
}
