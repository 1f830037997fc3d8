import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as POPUP } from '../../widgets/contact-popup/copy';
import type { BrowserName } from './browsers';
import { waitedFor } from './desktop';
import type { Orca } from './orca';
import { foundPhrases, missingPhrase, type Phrases } from './phrases';
import { type Session, startSession } from './session';

/** Functions with which a scene acts as a blind visitor, who presses keys and hears what Orca says. */
export type Reader = Omit<Orca, 'sayAll'> &
  Pick<Session, 'demo' | 'open'> & {
    readonly browser: BrowserName;
    /** Reads the page from its start to its end. Returns the texts. */
    sayAll(): Promise<readonly string[]>;
    /**
     * Presses a key until Orca says a text that matches `pattern`. Throws after `times` presses without such a text.
     */
    pressUntil(key: string, pattern: RegExp, times?: number): Promise<void>;
  };

export type Scene = {
  readonly title: string;
  /**
   * True if the scene runs in a browser that several scenes share. The shared browser asks for reduced motion, so that
   * slides don't move. (If a slide moved away, Orca would stop reading in the middle of the slide.) By default, a scene
   * gets a new browser with an empty profile.
   */
  readonly sharesBrowser?: boolean;
  readonly run: (reader: Reader) => Promise<void>;
};

export type Facts = {
  /** Phrases that must be said in this order; other texts may come between them. */
  readonly inOrder?: Phrases;
  readonly never?: Phrases;
  /** Phrases, and how many texts must contain each phrase. */
  readonly times?: readonly (readonly [phrase: string, count: number])[];
};

/** Maximum number of texts that an error message shows: Orca says hundreds of texts for a page. */
const SHOWN = 40;

/** Throws unless the texts in `said` agree with the facts. */
export function hears(said: readonly string[], { inOrder = [], never = [], times = [] }: Facts): void {
  const missing = missingPhrase(said, inOrder);
  if (missing) {
    const after = said.slice(missing.at, missing.at + SHOWN).join(' · ');
    throw new Error(`${missing.phrase} was not said after ${missing.before}. Then came: ${after}`);
  }
  assert.equal(foundPhrases(said, never), [], 'What must not be said was said.');
  for (const [phrase, count] of times)
    assert.is(foundPhrases(said, [phrase]).length, count, said.join(' · '));
}

/** Matches the last line of the footer. */
export const END_OF_PAGE = /^©/;

const TIMES = 60;
/** Maximum number of attempts to read a page: the popup may interrupt an attempt. */
const READINGS = 3;

/**
 * Timeout of a scene. On two busy cores, the longest scene takes 5 minutes, including the 2 minutes until the popup
 * opens.
 */
const SCENE_MS = 480_000;
/** Timeout for the popup, which opens after 2 minutes, or later on a busy machine. */
const POPUP_MS = 240_000;
/** Time limit for all scenes of a browser: scenes that have not begun by then fail. */
const BROWSER_MS = 3_600_000;

/**
 * Registers the scenes for one browser. If the environment variable SCENE is set, registers only scenes whose title
 * contains the variable's value, in upper or lower case.
 */
export function registerScenes(browserName: BrowserName, scenes: readonly Scene[]): void {
  const wanted = (process.env.SCENE ?? '').toLowerCase();
  const chosen = scenes.filter(({ title }) => title.toLowerCase().includes(wanted));
  if (!chosen.length)
    throw new Error(
      `No scene has "${wanted}" in its title. There are:\n${scenes.map(({ title }) => title).join('\n')}`,
    );

  let shared: Session | undefined;
  const stopShared = async () => {
    const session = shared;
    shared = undefined;
    await session?.stop();
  };
  const end = performance.now() + BROWSER_MS;

  for (const { title, sharesBrowser, run } of chosen)
    test(`${browserName}: ${title}`, async () => {
      const startedAt = performance.now();
      if (startedAt > end) throw new Error(`Not begun within ${BROWSER_MS / 60_000} minutes.`);
      let failure: unknown;
      try {
        // End the shared session's Orca first, because a user can run only one Orca.
        if (!sharesBrowser) await stopShared();
        await withinLimit(
          (async () => {
            const isNew = !shared;
            shared ??= await startSession(browserName, !!sharesBrowser);
            if (isNew && sharesBrowser) await dismissPopup(shared);
            await run(createReader(browserName, shared));
          })(),
        );
      } catch (error) {
        failure = error;
      }
      // Report each scene as soon as it ends. uvu reports all scenes after the last one, and would report nothing if
      // this process ended earlier.
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      process.stderr.write(
        failure
          ? `FAILED after ${seconds} s: ${browserName}: ${title}\n${failure}\n`
          : `passed after ${seconds} s: ${browserName}: ${title}\n`,
      );
      if (failure || !sharesBrowser) await stopShared();
      if (failure) throw failure;
    });
  test.after(stopShared);
  test.run();
}

/**
 * Waits for the popup and closes it, because the popup would interrupt Say All. The popup opens once, two minutes after
 * the first page.
 */
async function dismissPopup({ demo, orca, open }: Session) {
  await open(`${demo.siteUrl}/about-us`);
  await orca.hear(new RegExp(POPUP.title), POPUP_MS);
  await orca.untilQuiet();
  await orca.press('Escape');
}

/** Waits until a scene has ended. @throws Error that says what the scene is waiting for, if `SCENE_MS` pass first */
async function withinLimit(running: Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Not done within ${SCENE_MS / 1000} s. It waited until: ${waitedFor()}`)),
      SCENE_MS,
    );
  });
  try {
    await Promise.race([running, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function createReader(browser: BrowserName, { demo, orca, open }: Session): Reader {
  return {
    ...orca,
    browser,
    demo,
    open,
    async sayAll() {
      const failures: string[] = [];
      while (failures.length < READINGS) {
        await orca.press('ctrl+Home');
        const { said, ended } = await orca.sayAll();
        if (said.some((text) => END_OF_PAGE.test(text))) return said;
        failures.push(`${ended}, after: ${said.slice(-5).join(' · ')}`);
        // Close the popup, which may have interrupted Say All. The popup opens once, two minutes after the first page.
        await orca.press('Escape');
      }
      throw new Error(`Say All did not reach the end of the page. It read\n${failures.join('\n')}`);
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
