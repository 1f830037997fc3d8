import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from '../screen-reader/desktop';

const run = promisify(execFile);

/** Columns (-x) and lines (-y) of the terminal. A whole form must fit on the screen. */
const SIZE = ['-x', '100', '-y', '120'];

export type Terminal = {
  /** Returns the text on the screen. */
  screen(): Promise<string>;
  /** Presses a key by its name in tmux, such as `Down`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until the screen contains a text. The text may be wrapped. */
  waitFor(text: string): Promise<void>;
  waitUntilGone(text: string): Promise<void>;
  /** Presses Down until the cursor is in a line that contains the text, or in the line directly below. */
  moveTo(text: string): Promise<void>;
  stop(): Promise<void>;
};

/** Runs a program in a tmux terminal. `stop` ends the program, and removes its home folder. */
export async function openTerminal(program: string, ...args: string[]): Promise<Terminal> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-terminal-'));
  const env = { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', TERM: 'xterm' };
  const tmux = async (...command: string[]) => {
    const { stdout } = await run('tmux', ['-S', join(folder, 'socket'), '-f', '/dev/null', ...command], {
      env,
    });
    return stdout;
  };
  await tmux('new-session', '-d', ...SIZE, program, ...args);

  const screen = () => tmux('capture-pane', '-p');
  const cursor = async () => (await tmux('display', '-p', '#{cursor_x} #{cursor_y}')).split(' ').map(Number);
  const press = async (key: string) => void (await tmux('send-keys', key));
  const withScreen = async (what: string) => `${what} in ${program}:\n${await screen()}`;

  const has = async (text: string) => (await screen()).replace(/\s+/g, ' ').includes(text);

  async function waitFor(text: string) {
    await waitUntil(text, () => has(text)).catch(async () => {
      throw new Error(await withScreen(`Expected "${text}"`));
    });
  }

  return {
    screen,
    press,
    type: async (text) => void (await tmux('send-keys', '-l', text)),
    waitFor,
    waitUntilGone: async (text) => void (await waitUntil(`"${text}" goes`, async () => !(await has(text)))),
    async moveTo(text) {
      await waitFor(text);
      const visited = new Set<string>();
      for (;;) {
        const at = await cursor();
        const [, y = 0] = at;
        // Also look at the line above the cursor: links2 shows a text area below its label.
        const lines = (await screen()).split('\n').slice(Math.max(y - 1, 0), y + 1);
        if (lines.some((line) => line.includes(text))) return;
        if (visited.has(`${at}`)) throw new Error(await withScreen(`Down does not lead to "${text}"`));
        visited.add(`${at}`);
        await press('Down');
        await waitUntil('The cursor moves', async () => `${await cursor()}` !== `${at}`);
      }
    },
    async stop() {
      await tmux('kill-server');
      // Retry: a browser that is ending may still write its history into the folder.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
