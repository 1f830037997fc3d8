/**
 * `node --import tsx test/bench/interactions.ts [NAME] [--beside FOLDER] [--rounds N] [--slowdown RATE]`: measures how
 * long each interaction of the built pages takes, from the touch or key press to the next frame (Event Timing, in
 * milliseconds). Prints the median and the slowest of all rounds.
 * NAME: measures only visits with an interaction whose name contains NAME. FOLDER: a clone of another commit, already
 * built; in each round, the visits to both builds take turns, and the table also has the other build's median and the
 * median of the ratios. N: default 5. RATE: how many times slower than this machine the simulated phone is, default 4.
 * On a slow machine, use a lower RATE. To find the right RATE, run the peer bench (`npm run bench`) with different
 * values of its CPU_RATE. If targets.ts accepts the results with a value, use this value as RATE.
 * Quote the figures in a change's description; no test depends on them.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { formatTable } from '../../server/text/format-table';
import { COPY as POPUP } from '../../widgets/contact-popup/copy';
import { LIMITS, VISIT_KEY } from '../../widgets/contact-popup/limits';
import { launchBrowser } from '../support/browser';
import { median } from '../support/median';
import { popupForm } from '../support/popup-form';
import { fill } from '../support/quote-fields';
import { VALID_LEAD } from '../support/valid-lead';
import { startSite } from './start-site';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
  },
});
const [NAME = ''] = positionals;
const ROUNDS = Number(values.rounds);
const SLOWDOWN = Number(values.slowdown);
const { first_name, last_name, mobile } = VALID_LEAD;
const CONTACT = { first_name, last_name, mobile };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
/**
 * How long a finger or a mouse button stays down. If the finger or button were lifted at once, the click would begin
 * before the press is handled.
 */
const PRESS_MS = 80;
/** Time for a page's widgets to mount before the processor is slowed down. */
const SETTLE_MS = 3000;
/** The shortest duration that Event Timing can report. It rounds durations to multiples of 8 ms. */
const SHORTEST_MS = 16;

type Visit = {
  readonly path: string;
  readonly device: BrowserContextOptions;
  /** How long the visit has lasted when the page opens. Default: 0. */
  readonly visitAgeMs?: number;
  readonly steps: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
};

/**
 * Scrolls to an element, then touches or clicks its middle. Doesn't use Playwright's `click()`: `click()` would scroll
 * and add listeners while the press is measured, and a visitor's phone does neither.
 */
const press = async (target: Locator) => {
  const page = target.page();
  // Scroll the element to the middle of the window, where no bar covers it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`Expected to see ${target}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (!hasTouch) return page.mouse.click(x, y, { delay: PRESS_MS });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
};
/**
 * Touches text in the footer. The browser then compiles the page's touch listeners before the measurement starts. On a
 * visitor's phone, they are compiled when the visitor scrolls.
 */
const touchEmptyPlace = (page: Page) => press(page.getByRole('contentinfo').getByText('©').first());
const quoteForm = (page: Page) => page.locator('[data-broker-widget="quote-form"]').first();
const control = (page: Page, name: string) => quoteForm(page).locator(`[name="${name}"]`);
const popup = (page: Page) => page.getByRole('dialog');

/** The pages to visit, each with the visitor's steps in order. */
const VISITS: readonly Visit[] = [
  {
    path: '/individual/motor-insurance',
    device: PHONE,
    steps: {
      'quote form: empty submit': (page) => press(quoteForm(page).locator('[type=submit]')),
      'quote form: a link to an error': (page) => press(quoteForm(page).getByRole('link').first()),
      'quote form: a name is typed': (page) => control(page, 'first_name').pressSequentially('Asha'),
      'quote form: a number is typed': (page) => control(page, 'mobile').pressSequentially('9876543210'),
      'quote form: a state is chosen': async (page) => {
        // Type the state's name. Playwright's `selectOption()` would choose the state by a script, and Event Timing
        // doesn't count that.
        await control(page, 'state').focus();
        await page.keyboard.type('Goa');
      },
      'quote form: another language': (page) => press(page.getByText('हिन्दी').last()),
    },
  },
  {
    path: '/individual/motor-insurance',
    device: PHONE,
    steps: {
      'menu: opened': (page) => press(page.getByText('Open menu').locator('..')),
      'menu: closed': (page) => page.keyboard.press('Escape'),
      'questions: one is opened': (page) => press(page.locator('summary').last()),
      'scroll to top': async (page) => {
        await page.evaluate(() => scrollTo(0, 2000));
        await page.getByRole('button', { name: 'Back to top' }).click();
      },
    },
  },
  {
    path: '/',
    device: PHONE,
    steps: {
      'carousel: next': (page) => press(page.getByRole('button', { name: 'Next slide' }).last()),
      'carousel: paused': (page) => press(page.getByRole('button', { name: 'Pause slides' }).last()),
      'hero: next': (page) => press(page.getByRole('button', { name: 'Next slide' }).first()),
      'cards: next': (page) => press(page.getByRole('button', { name: 'Next', exact: true }).first()),
    },
  },
  {
    path: '/about-us',
    device: DESKTOP,
    // Make the popup open 1 s after the page opens.
    visitAgeMs: LIMITS.delayMs - 1000,
    steps: {
      'popup: next without a name': async (page) => {
        await popup(page).waitFor();
        await press(popup(page).getByRole('button', { name: POPUP.next }));
      },
      'popup: next': async (page) => {
        await fill(popupForm(page), CONTACT);
        await press(popup(page).getByRole('button', { name: POPUP.next }));
      },
      'popup: closed': (page) => page.keyboard.press('Escape'),
    },
  },
  {
    path: '/about-us',
    device: DESKTOP,
    steps: {
      'navbar: a list is opened': (page) => press(page.getByRole('banner').getByRole('button').first()),
      'navbar: closed': (page) => page.keyboard.press('Escape'),
    },
  },
  {
    path: '/media',
    device: PHONE,
    steps: {
      'media: load more': (page) => press(page.getByRole('button', { name: 'Load More' }).first()),
      'media: dialog is opened': (page) =>
        press(page.locator('[data-broker-widget="media-gallery"] a').first()),
      'media: next': (page) => page.keyboard.press('ArrowRight'),
      'media: dialog is closed': (page) => page.keyboard.press('Escape'),
    },
  },
  {
    path: '/individual',
    device: PHONE,
    steps: {
      'product tabs: the second': (page) => press(page.getByRole('tab').nth(1)),
      'product tabs: by keyboard': (page) => page.keyboard.press('ArrowLeft'),
    },
  },
  {
    path: '/blog',
    device: PHONE,
    steps: { 'posts: load more': (page) => press(page.getByRole('button', { name: 'LOAD MORE' })) },
  },
  {
    path: '/contact-us',
    device: PHONE,
    steps: {
      'enquiry: empty submit': (page) =>
        press(page.locator('[data-broker-widget="contact-form"] [type=submit]')),
    },
  },
  {
    path: '/search',
    device: PHONE,
    steps: {
      'search: a word is typed': (page) => page.getByRole('searchbox').first().pressSequentially('health'),
    },
  },
  {
    path: '/embed',
    device: DESKTOP,
    steps: {
      'builder: a partner is typed': (page) => page.getByLabel('Partner').first().pressSequentially('ab'),
      'builder: for who writes code': async (page) => {
        await page.getByRole('radio', { name: 'I write code' }).check();
        // Wait for the preview to load before the next step is measured.
        await page.frameLocator('iframe[sandbox]').locator('form[novalidate]').waitFor({ state: 'attached' });
      },
      'builder: another kind': (page) => press(page.getByRole('tab', { name: 'React' })),
    },
  },
];

/** The durations of interactions by their names, in milliseconds. */
type Durations = Record<string, number>;

/** Opens a page of a site and does a visit's steps. Throws if a step fails. */
async function measureVisit(
  browser: Browser,
  site: string,
  { path, device, visitAgeMs, steps }: Visit,
): Promise<Durations> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.addInitScript((durationThreshold) => {
      const found: number[] = [];
      Object.assign(window, { durations: found });
      new PerformanceObserver((list) =>
        found.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        type: 'event',
        durationThreshold,
      } as PerformanceObserverInit);
    }, SHORTEST_MS);
    if (visitAgeMs)
      await page.addInitScript(([key, began]) => sessionStorage.setItem(key, `${began}`), [
        VISIT_KEY,
        Date.now() - visitAgeMs,
      ] as const);
    await page.goto(site + path);
    // Scroll through all screens, because a widget mounts only when it comes near the window.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForTimeout(SETTLE_MS);
    await touchEmptyPlace(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const durations: Durations = {};
    for (const [name, run] of Object.entries(steps)) {
      await page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0));
      await run(page);
      durations[name] = await page.evaluate(async () => {
        // Wait, because Event Timing reports an interaction a few frames after the frame that ends it.
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        return Math.max(0, ...(window as unknown as { durations: number[] }).durations);
      });
    }
    return durations;
  } finally {
    await context.close();
  }
}

const visits = VISITS.filter(({ steps }) => Object.keys(steps).some((name) => name.includes(NAME)));
const browser = await launchBrowser();
const ours = await startSite(resolve('.'));
const theirs = values.beside ? await startSite(resolve(values.beside)) : undefined;
const rounds: { readonly ours: Durations; readonly theirs: Durations }[] = [];
try {
  for (let round = 0; round < ROUNDS; round++)
    for (const visit of visits) {
      const measureOurs = () => measureVisit(browser, ours.url, visit);
      // The other build may lack the page or the control. Then its figures are missing.
      const measureTheirs = async () =>
        theirs
          ? await measureVisit(browser, theirs.url, visit).catch((error: Error) => {
              console.warn(`The other build: ${error.message}`);
              return {};
            })
          : {};
      rounds.push(
        round % 2
          ? { ours: await measureOurs(), theirs: await measureTheirs() }
          : { theirs: await measureTheirs(), ours: await measureOurs() },
      );
    }
} finally {
  await browser.close();
  await ours.stop();
  await theirs?.stop();
}

const names = visits.flatMap(({ steps }) => Object.keys(steps));
const rows = names.map((name) => {
  const ms = rounds.flatMap(({ ours }) => ours[name] ?? []);
  const otherMs = rounds.flatMap(({ theirs }) => theirs[name] ?? []);
  const ratios = rounds.flatMap(({ ours, theirs }) =>
    ours[name] && theirs[name] ? ours[name] / theirs[name] : [],
  );
  const compared = [`${median(otherMs) ?? ''}`, median(ratios)?.toFixed(2) ?? ''];
  return [name, `${median(ms)}`, `${Math.max(...ms)}`, ...(theirs ? compared : [])];
});
console.log(
  formatTable([['interaction', 'median', 'slowest', ...(theirs ? ['beside', 'ratio'] : [])], ...rows]),
);
