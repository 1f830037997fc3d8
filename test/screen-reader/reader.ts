import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Demo, startDemo } from '../support/demo';
import { withLock } from '../support/lock';
import { type BrowserName, openBrowser } from './browsers';
import { type Desktop, startDesktop } from './desktop';
import { type Orca, startOrca } from './orca';
import { foundPhrases, missingPhrase, type Phrases } from './phrases';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** A blind visitor's keyboard and ears, for one scene. */
export type Reader = Orca & {
  readonly browser: BrowserName;
  readonly demo: Demo;
  /** Opens a page, waits until it has loaded, and stops reading it. */
  open(url: string): Promise<void>;
  /** Reads the page from its start to its end. Returns what is said. */
  sayAll(): Promise<readonly string[]>;
  /** Presses a key, repeatedly if need be, until a text is said that matches. Throws after `times`. */
  pressUntil(key: string, pattern: RegExp, times?: number): Promise<void>;
};

export type Scene = { readonly title: string; readonly run: (reader: Reader) => Promise<void> };

export type Facts = {
  /** Said in this order; other texts may come between them. */
  readonly inOrder?: Phrases;
  readonly never?: Phrases;
};

/** Throws unless these texts are what `facts` states. */
export function hears(said: readonly string[], { inOrder = [], never = [] }: Facts): void {
  const all = `Orca said: ${said.join(' · ')}`;
  assert.is(missingPhrase(said, inOrder), undefined, `A phrase is missing, or out of order. ${all}`);
  assert.equal(foundPhrases(said, never), [], `A phrase must not be said. ${all}`);
}

/** In the last line of the footer. */
export const END_OF_PAGE = /^©/;

const TIMES = 60;

/** There is one Orca for each user of a machine. */
const LOCK = '.cache/screen-reader.lock';
/** Longer than all scenes of the other browser. */
const LOCK_MS = 3_600_000;

/** Registers the scenes for one browser; only those whose title contains SCENE, if it is set. */
export function registerScenes(browserName: BrowserName, scenes: readonly Scene[]): void {
  const wanted = (process.env.SCENE ?? '').toLowerCase();
  const chosen = scenes.filter(({ title }) => title.toLowerCase().includes(wanted));
  if (!chosen.length)
    throw new Error(
      `No scene has "${wanted}" in its title. There are:\n${scenes.map(({ title }) => title).join('\n')}`,
    );

  for (const { title, run } of chosen)
    test(`${browserName}: ${title}`, () => withLock(LOCK, () => play(browserName, run), LOCK_MS));
  test.run();
}

/** Each scene has a desktop, an Orca and a browser of its own: they remember what they have seen. */
async function play(name: BrowserName, run: Scene['run']) {
  const demo = await startDemo();
  let desktop: Desktop | undefined;
  const browsers: Browser[] = [];
  try {
    desktop = await startDesktop();
    await run(await createReader(name, demo, desktop, browsers));
  } finally {
    // It ends its own children, which the desktop does not know.
    for (const browser of browsers) await browser.close();
    if (desktop && process.env.SCREEN_READER_LOG)
      await copyFile(join(desktop.folder, 'orca.log'), process.env.SCREEN_READER_LOG).catch(() => undefined);
    await desktop?.stop();
    await demo.stop();
  }
}

async function createReader(
  browser: BrowserName,
  demo: Demo,
  desktop: Desktop,
  browsers: Browser[],
): Promise<Reader> {
  const orca = await startOrca(desktop);
  return {
    ...orca,
    browser,
    demo,
    async open(url) {
      browsers.push(await openBrowser(desktop, browser, url));
      await orca.hear(/^Finished loading/);
      await orca.hit('Control_L');
      await orca.untilQuiet();
    },
    async sayAll() {
      const read = async () => {
        await orca.press('ctrl+Home');
        await orca.mark();
        await orca.press('KP_Add');
        return orca.spoken();
      };
      const said = await read();
      if (said.some((text) => END_OF_PAGE.test(text))) return said;
      // The popup opens once, takes the focus, and so ends Say All.
      await orca.press('Escape');
      return read();
    },
    async pressUntil(key, pattern, times = TIMES) {
      for (let left = times; left > 0; left--) {
        await orca.mark();
        await orca.press(key);
        if ((await orca.spoken()).some((text) => pattern.test(text))) return;
      }
      throw new Error(
        `${times} × ${key}: nothing that matches ${pattern}. Last: ${(await orca.spoken()).join(' · ')}`,
      );
    },
  };
}
