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
/**
 * Matches a log that ends with three IDLE lines. While Orca has nothing to do, orca-log.py writes such a line every 200
 * ms.
 */
const ENDS_IDLE = /(?:^IDLE\n){3}$/m;

/**
 * If Orca logs nothing for this time, we assume that Orca is quiet. On an idle machine, a browser's pauses between
 * events are shorter. On a busy machine, the time is up to `MAX_BUSY` times as long.
 */
const QUIET_MS = 700;
const MAX_BUSY = 3;
const quietMs = () =>
  QUIET_MS * Math.min(MAX_BUSY, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
const LIMIT_MS = 120_000;
/** Timeout for Say All. The longest page takes 20 s on two idle cores. */
const READ_MS = 240_000;
const KEY_MS = 30_000;
/**
 * If Orca says no text for this time, we assume that Say All has ended. Even on a busy machine, the pauses between
 * Orca's texts are shorter.
 */
const STALL_MS = 20_000;

/** Returns the number of keys that xdotool presses to type a text: a capital letter or @ also needs Shift. */
const keysOfText = (text: string) => text.replace(/[A-Z@]/g, '$&$&').length;

export type Orca = {
  /** Returns the texts that Orca has said since the last `mark`. */
  spoken(): Promise<readonly string[]>;
  /** Forgets the texts that Orca has said until now. */
  mark(): Promise<void>;
  /** Presses the keys with the given xdotool names. After each key, waits until Orca has nothing more to say. */
  press(...keys: string[]): Promise<void>;
  /** Types a text, and waits until Orca has nothing more to say. */
  type(text: string): Promise<void>;
  /** Waits until Orca says a text that matches `pattern`. Returns all texts since the last `mark`. */
  hear(pattern: RegExp, limitMs?: number): Promise<readonly string[]>;
  /**
   * Makes Orca read the page from the cursor until the page ends or something interrupts Orca. Returns the texts, and
   * why reading ended.
   */
  sayAll(): Promise<{ readonly said: readonly string[]; readonly ended: string }>;
  /** Waits until Orca has nothing more to do, then returns `spoken()`. Throws if Orca repeats itself endlessly. */
  untilQuiet(): Promise<readonly string[]>;
};

/** Starts Orca, and waits until it speaks. Throws if this user already runs an Orca: a user can have only one. */
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

  /** Runs `act`, which presses and releases `count` keys. Waits until Orca has handled all keys and is quiet. */
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
          // Don't wait for ever: if the popup takes the focus between two texts, Orca stops reading, and does not log
          // READ.
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
