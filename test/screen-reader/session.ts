import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Demo, startDemo } from '../support/demo';
import { type BrowserName, openBrowser } from './browsers';
import { startDesktop } from './desktop';
import { type Orca, startOrca } from './orca';

/** A running demo site, and a virtual desktop with Orca and one browser. */
export type Session = {
  readonly demo: Demo;
  readonly orca: Orca;
  /** Opens a page, and waits until it is loaded. The first call starts the browser; later calls use the address bar. */
  open(url: string): Promise<void>;
  stop(): Promise<void>;
};

/** Timeout for a page to load. A browser's first start takes less time, even if all cores are busy. */
const LOAD_MS = 240_000;

export async function startSession(
  browserName: BrowserName,
  prefersReducedMotion: boolean,
): Promise<Session> {
  const demo = await startDemo();
  const desktop = await startDesktop().catch(async (error) => {
    await demo.stop();
    throw error;
  });
  let browser: Awaited<ReturnType<typeof openBrowser>> | undefined;

  const stop = async () => {
    // Close the browser before the desktop. The browser then ends its child processes. The desktop could not end them,
    // because it knows only the browser's main process.
    await browser?.close();
    if (process.env.SCREEN_READER_LOG)
      await copyFile(join(desktop.folder, 'orca.log'), process.env.SCREEN_READER_LOG).catch(() => undefined);
    await desktop.stop();
    await demo.stop();
  };
  const orca = await startOrca(desktop).catch(async (error) => {
    await stop();
    throw error;
  });

  return {
    demo,
    orca,
    stop,
    async open(url) {
      await orca.mark();
      if (!browser) browser = await openBrowser(desktop, browserName, url, prefersReducedMotion);
      else {
        await orca.press('ctrl+l');
        await orca.type(url);
        await orca.mark();
        // Press Delete before Return, to remove the text with which the address bar has completed the typed address.
        await desktop.xdotool('key', '--clearmodifiers', 'Delete', 'Return');
      }
      await orca.hear(/^Finished loading/, LOAD_MS);
      await orca.untilQuiet();
    },
  };
}
