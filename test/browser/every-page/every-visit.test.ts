import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STANDALONE_PAGES } from '../../../host-pages/standalone-pages';
import { COMPOUND, MAX_COMPOUND_LENGTH } from '../../../host-pages/templates/blocks/HeadingText';
import { SEEN_KEY } from '../../../widgets/contact-popup/limits';
import { AXE, axeFaults } from '../../support/axe';
import { mountAll, ONE_OF_EACH, VISITED_PATHS, waitForLists, waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { IS_FULL, shareOf } from '../../support/full-run';
import { joinedWords } from '../../support/joined-words';
import { median } from '../../support/median';
import { hasViewTransitions, moving } from '../../support/motion';
import { findLowContrast, findOverflow, PAPER } from '../../support/printed-page';
import { parseHtml } from '../../support/shared-pages';
import { wordsJoinedInSpeech } from '../../support/spoken-words';
import { coveredByFixed } from './covered';
import { forcedColourFaults, forcedMarkFaults } from './forced-colours';
import { faintButtons } from './painted-buttons';

const fixtures = setUpFixtures(test);

const DESK = { width: 1440, height: 900 };
const WIDTHS = [320, 360, 414, 640, 768, 820, 1024, 1280, 1920] as const;

/** Number of pages that are visited at the same time. Two cores can handle two. */
const CONCURRENCY = 2;

/**
 * Paths of pages on the broker's site: the routes that this run visits, both URLs of an opening, a post, and a page of
 * the archive of posts.
 */
const SITE_PATHS = [
  ...VISITED_PATHS.map(encodeURI),
  '/career-details?job=1',
  '/career-details/1',
  '/blog-details/MQ==',
  '/blog/archive/1',
];
const PATHS = [...SITE_PATHS, ...STANDALONE_PAGES.map(({ path }) => path)];

const joinedWordFaults = async (page: Page) => [
  ...joinedWords(parseHtml(await page.content()).body),
  ...(await wordsJoinedInSpeech(page)),
];

/**
 * If the page is wider than the window, returns the page's width and an element that causes this. Otherwise returns
 * undefined. First waits two frames, in which widgets adapt to the new size of the window.
 */
const overflowOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const outside = [...document.body.querySelectorAll('*')].find((element) => {
      if (element.getBoundingClientRect().right <= clientWidth) return false;
      // An element that an ancestor clips or scrolls does not widen the page.
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') return false;
      }
      return true;
    });
    return `${scrollWidth} px wide, from ${outside?.outerHTML.slice(0, 80)}`;
  });

/** Number of consecutive pages among which `npm test` divides the widths. It checks each page at every third width. */
const PAGES_FOR_WIDTHS = 3;

async function widthFaults(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of shareOf(WIDTHS, PATHS.indexOf(path) % PAGES_FOR_WIDTHS, PAGES_FOR_WIDTHS)) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await overflowOf(page);
    if (overflow) found.push(`in a window of ${width} px: ${overflow}`);
  }
  return found;
}

const PHONE = { width: 360, height: 740 };

/**
 * Maximum height of a product's page on a phone. It limits the length of the page's cards: with long cards, a product's
 * page is about 9,000 px high.
 */
const MAX_PRODUCT_HEIGHT_PX = 7200;

/**
 * Maximum median height of the products' pages on a phone. It is three quarters of 9,123 px, which is the median with
 * long cards.
 */
const MAX_MEDIAN_HEIGHT_PX = 6842;

const productHeights: number[] = [];

async function heightFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  productHeights.push(height);
  return height > MAX_PRODUCT_HEIGHT_PX ? [`${height} px high`] : [];
}

/**
 * Finds headings that break a compound word over two lines, at the word's hyphen. Ignores words that are too long for
 * one line.
 */
async function hyphenFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  return page.evaluate(
    ([pattern, maxLength]) => {
      const found: string[] = [];
      for (const heading of document.querySelectorAll('h1, h2, h3')) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { textContent } = texts.currentNode;
          for (const { 0: word, index } of textContent?.matchAll(new RegExp(pattern, 'g')) ?? []) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ bottom }) => bottom));
            if (word.length <= maxLength && lines.size > 1) found.push(`"${word}" is on two lines`);
          }
        }
      }
      return found;
    },
    [COMPOUND.source, MAX_COMPOUND_LENGTH] as const,
  );
}

const kindsOfButtons = new Set<string>();

/**
 * Finds buttons with too little contrast with the background around them. On the home page, checks the buttons of each
 * slide.
 */
async function buttonFaults(page: Page, path: string): Promise<string[]> {
  const found = await faintButtons(page, kindsOfButtons);
  if (path !== '/') return found;
  for (const dot of await page.locator('.hero-carousel .broker-slides__dot').all()) {
    await dot.click();
    await waitForRender(page);
    found.push(...(await faintButtons(page, kindsOfButtons)));
  }
  return found;
}

/** Runs `coveredByFixed` in a phone window and in a desktop window. */
async function coverFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await waitForRender(page);
    found.push(...(await coveredByFixed(page)).map((fault) => `in a window of ${size.width} px: ${fault}`));
  }
  return found;
}

/**
 * Reports moving elements, prerendering and view transitions. A page must have none of them here, because all visits
 * prefer reduced motion.
 */
async function motionFaults(page: Page): Promise<string[]> {
  const isPrerendering = (await page.locator('script[type=speculationrules]').count()) > 0;
  return [
    ...(await moving(page)),
    ...(isPrerendering ? ['pages are prerendered'] : []),
    ...((await hasViewTransitions(page)) ? ['a view transition'] : []),
  ];
}

/** Finds texts that are too pale, and elements that are too wide, when the page is printed. */
async function printFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const found = [...(await findLowContrast(page)), ...(await findOverflow(page))];
  await page.emulateMedia({ media: 'screen' });
  return found;
}

/** Runs axe on a page in a phone window, with all its widgets mounted. */
async function phoneFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await waitForRender(page);
  return axeFaults(page, 'html', 'heading-order');
}

/**
 * The checks of pages. Each page is loaded once for all of its checks. `faults` returns the faults that a check finds.
 * Before the first check of a page, the window has the size `DESK`, the widgets are mounted and the lists have loaded.
 */
const CHECKS: readonly {
  readonly title: string;
  readonly paths: readonly string[];
  readonly faults: (page: Page, path: string) => Promise<string[]>;
}[] = [
  {
    title: `axe finds no violations on ${SITE_PATHS.length} pages, ${DESK.width} px wide`,
    paths: SITE_PATHS,
    faults: (page) => axeFaults(page, 'html', 'heading-order'),
  },
  {
    title: 'with reduced motion nothing moves on any kind of page',
    paths: ONE_OF_EACH,
    faults: motionFaults,
  },
  {
    title: `axe finds no violations on a page of each template, ${PHONE.width} px wide`,
    paths: ONE_OF_EACH,
    faults: phoneFaults,
  },
  {
    title: `on a phone no product's page is higher than ${MAX_PRODUCT_HEIGHT_PX} px`,
    paths: VISITED_PATHS.filter((path) => /^\/(individual|corporate)\/./.test(path)),
    faults: heightFaults,
  },
  { title: 'no page is wider than its window, from 320 to 1920 px', paths: PATHS, faults: widthFaults },
  { title: 'on a phone headings do not break at hyphens', paths: SITE_PATHS, faults: hyphenFaults },
  { title: 'with forced colours each control has an edge', paths: PATHS, faults: forcedColourFaults },
  {
    title:
      'words of neighbouring elements have a space between them, also in mounted widgets and for screen readers',
    paths: PATHS,
    faults: joinedWordFaults,
  },
  {
    title: 'with forced colours list drops, step numbers and pictures are seen',
    paths: SITE_PATHS,
    faults: forcedMarkFaults,
  },
  {
    title: 'every button has 3:1 to what is painted around it, on a page of each template and on each slide',
    paths: ONE_OF_EACH,
    faults: buttonFaults,
  },
  {
    title: 'nothing fixed covers the focus, the target of a link or the end of a page of each template',
    paths: ONE_OF_EACH,
    faults: coverFaults,
  },
  {
    title: 'a page of each template is printed in dark text on white, no wider than the paper',
    paths: ONE_OF_EACH,
    faults: printFaults,
  },
];

/** Visits every page in PATHS. Returns the faults that the checks found, keyed by the title of the check. */
async function visitAll() {
  const queue = [...PATHS];
  const found = new Map<string, string[]>(CHECKS.map(({ title }) => [title, []]));
  async function visitPages() {
    // Open the window without CSP, so that axe can run, and with reduced motion, so that no colour is in transition.
    const { page } = await fixtures.open({ bypassCSP: true, viewport: DESK, reducedMotion: 'reduce' });
    await page.addInitScript(AXE);
    // Define `__name` in the page: the compiler adds calls to `__name` to checks that contain functions.
    await page.addInitScript('globalThis.__name = (value) => value');
    // Keep the popup closed: on a slow machine, a visit lasts long enough for the popup to open.
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
    for (let path = queue.shift(); path; path = queue.shift()) {
      await page.setViewportSize(DESK);
      await page.goto(fixtures.demo.siteUrl + path);
      // Lay out the whole footer. In a phone window, the footer has `content-visibility: auto`: while the footer is off
      // screen, its height is an estimate, and content that is too wide is clipped.
      await page.addStyleTag({ content: '.foot { content-visibility: visible !important; }' });
      await mountAll(page);
      await waitForLists(page);
      for (const { title, paths, faults } of CHECKS)
        if (paths.includes(path))
          found.get(title)?.push(...(await faults(page, path)).map((fault) => `${path}: ${fault}`));
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitPages));
  return found;
}

let visits: ReturnType<typeof visitAll> | undefined;
const visitedAll = () => (visits ??= visitAll());

for (const { title } of CHECKS)
  test(title, async () => {
    assert.equal((await visitedAll()).get(title), []);
  });

// Run this test only in a full run. `npm test` visits only some of the products' pages, so it can't compute the median
// of all.
if (IS_FULL)
  test(`on a phone half of the products' pages are at most ${MAX_MEDIAN_HEIGHT_PX} px high`, async () => {
    await visitedAll();
    const height = median(productHeights) ?? 0;
    assert.ok(height > 0 && height <= MAX_MEDIAN_HEIGHT_PX, `${height} px`);
  });

test.run();
