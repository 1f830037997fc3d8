import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { waitUntil } from '../screen-reader/desktop';

const run = promisify(execFile);

export type Window = {
  /** Waits until the window's title contains `title`, and the screen has stopped changing. */
  waitFor(title: string): Promise<void>;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  stop(): Promise<void>;
};

/** Runs Dillo on a new virtual screen. `stop` ends Dillo, and removes its home folder. */
export async function openDillo(url: string): Promise<Window> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-dillo-'));
  await mkdir(join(folder, '.dillo'));
  // Let Enter in a field submit the form. With Tab, the test can't get to the Submit button: in the text area before
  // the button, Tab types a tab.
  await writeFile(join(folder, '.dillo/dillorc'), 'enterpress_forces_submit=YES\n');
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1000x1300x24', '-fbdir', folder, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const env = { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', DISPLAY: `:${`${display}`.trim()}` };
  const dillo = spawn('dillo', ['-g', '1000x1300', url], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let messages = '';
  dillo.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages += text;
  });
  const assertRunning = () => {
    const ending = dillo.signalCode ?? dillo.exitCode;
    if (ending !== null) throw new Error(`Dillo ended with ${ending} before the test did`);
  };
  const xdotool = (...args: string[]) => run('xdotool', args, { env });
  const hasTitle = (title: string) =>
    xdotool('search', '--name', title).then(
      () => true,
      () => false,
    );

  let before = Buffer.alloc(0);
  const isStill = async () => {
    const now = await readFile(join(folder, 'Xvfb_screen0'));
    const isSame = now.equals(before);
    before = now;
    return isSame;
  };

  return {
    async waitFor(title) {
      await waitUntil(`A window called "${title}"`, () => {
        assertRunning();
        return hasTitle(title);
      }).catch((error: Error) => {
        throw new Error(`${error.message}. Dillo said: ${messages || 'nothing'}`);
      });
      // Move the pointer over the window: without a window manager, the window under the pointer has the keyboard
      // focus.
      await xdotool('mousemove', '500', '1200');
      await waitUntil('The page is drawn', isStill);
    },
    press: async (...keys) => void (await xdotool('key', ...keys)),
    type: async (text) => void (await xdotool('type', text)),
    async stop() {
      for (const child of [dillo, screen]) {
        if (child.exitCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
