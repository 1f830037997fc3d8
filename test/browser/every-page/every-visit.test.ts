import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STANDALONE_PAGES } from '../../../host-pages/standalone-pages';
import { AXE, axeFaults } from '../../support/axe';
import { EVERY_PATH, ONE_OF_EACH } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { CHANGES, NARROW_CHANGES } from '../hydration/changes';
import { firstViewFaults, sumOf } from '../initial-load/first-view';
import { overflowOf } from './overflow';
import { openWindow, type Visited } from './visit';

const fixtures = setUpFixtures(test);

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** In these, a page that was loaded in a window of another width is laid out again. */
const OTHER_WIDTHS = [320, 414, 640, 768, 820, 1024, 1280, 1920] as const;

/** As many pages as a machine with two cores can handle. */
const CONCURRENCY = 2;

const SITE_PATHS = EVERY_PATH.map(encodeURI);

/** Every route, the pages for frames, and the two routes that show an item only if the URL names it. */
const PATHS = [
  ...SITE_PATHS,
  ...STANDALONE_PAGES.map(({ path }) => path),
  '/career-details?job=1',
  '/blog-details/MQ==',
];

/** Before the cards of a product's page were made short, it was some 9,000 px high. */
const MAX_PRODUCT_HEIGHT_PX = 7200;

/** The 404 page has this status. */
const messagesOf404 = () => [
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  `404: ${fixtures.demo.siteUrl}/404`,
];

type Check = {
  readonly title: string;
  readonly paths: readonly string[];
  readonly window: typeof DESK;
  /** Returns the faults of a page, which is at its top, with its widgets mounted and its lists loaded. */
  readonly faults: (page: Page, visited: Visited, path: string) => string[] | Promise<string[]>;
};

async function widthFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await overflowOf(page);
    if (overflow) found.push(`in a window of ${width} px: ${overflow}`);
  }
  return found;
}

async function heightFaults(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return height > MAX_PRODUCT_HEIGHT_PX ? [`${height} px high`] : [];
}

/** By width of the window, and by widget. */
const seenChanges = new Map<number, Record<string, Set<string>>>();

/** The heaviest first view by width of the window. */
const heaviest = new Map<number, { path: string; sum: number }>();

const checkFirstView = ({ width, height }: typeof DESK): Check => ({
  title: `the first view of every page at ${width}x${height}, without idle widgets, is within the size limit, not blocked by scripts and in the served HTML`,
  paths: SITE_PATHS,
  window: width === DESK.width ? DESK : PHONE,
  faults: (_page, { firstView }, path) => {
    const sum = sumOf(firstView.bytes);
    if (sum > (heaviest.get(width)?.sum ?? 0)) heaviest.set(width, { path, sum });
    return firstViewFaults(path, firstView);
  },
});

// On a phone one page of each template. test/host-pages/links.test.ts shows that the files of every page exist.
const checksOf = (window: typeof DESK, paths: readonly string[]): Check[] => [
  {
    title: `none of ${paths.length} pages, ${window.width} px wide, logs to the console, has a failed request or violates the policy`,
    paths,
    window,
    faults: (_page, { messages }, path) => {
      const expected = path === '/404' ? messagesOf404() : [];
      const missing = expected.filter((line) => !messages.includes(line));
      return [
        ...messages.filter((line) => !expected.includes(line)),
        ...missing.map((line) => `not found: ${line}`),
      ];
    },
  },
  {
    title: `axe finds no violations on ${paths.length} pages, ${window.width} px wide`,
    paths,
    window,
    faults: async (page) => {
      await page.evaluate(AXE);
      return axeFaults(page, 'html', 'heading-order');
    },
  },
];

/** What is true of every page, for all of which a page is loaded once in each window. */
const CHECKS: readonly Check[] = [
  checkFirstView(DESK),
  checkFirstView(PHONE),
  ...checksOf(DESK, SITE_PATHS),
  ...checksOf(PHONE, ONE_OF_EACH),
  {
    title: `on a phone no product's page is higher than ${MAX_PRODUCT_HEIGHT_PX} px`,
    paths: EVERY_PATH.filter((path) => /^\/(individual|corporate)\/./.test(path)),
    window: PHONE,
    faults: heightFaults,
  },
  {
    title: `no page is wider than a window of ${PHONE.width} px`,
    paths: PATHS,
    window: PHONE,
    faults: async (page) => [(await overflowOf(page)) ?? []].flat(),
  },
  {
    title: 'no page is wider than its window, from 320 to 1920 px',
    paths: PATHS,
    window: DESK,
    faults: widthFaults,
  },
];

/** Visits every page in both windows; returns the faults by title of the check. */
async function visitAll() {
  const queue = [DESK, PHONE].flatMap((window) => PATHS.map((path) => ({ window, path })));
  const found = new Map<string, string[]>(CHECKS.map(({ title }) => [title, []]));
  async function visitPages() {
    const { page, visit, prepareForChecks } = await openWindow(fixtures);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { window, path } = next;
      const visited = await visit(path, window);
      // Only the routes: the others have an item in their URL.
      if (SITE_PATHS.includes(path)) addChanges(window.width, visited.changes);
      await prepareForChecks();
      for (const check of CHECKS) {
        if (check.window !== window || !check.paths.includes(path)) continue;
        const faults = await check.faults(page, visited, path);
        found.get(check.title)?.push(...faults.map((fault) => `${path}: ${fault}`));
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitPages));
  for (const [width, { path, sum }] of heaviest)
    console.log(`The heaviest at ${width}: ${path}, ${sum} bytes`);
  return found;
}

function addChanges(width: number, changes: Visited['changes']) {
  const seen = seenChanges.get(width) ?? {};
  seenChanges.set(width, seen);
  for (const [widget, lines] of Object.entries(changes)) {
    seen[widget] ??= new Set();
    for (const line of lines) seen[widget].add(line);
  }
}

let visits: ReturnType<typeof visitAll> | undefined;

for (const { title } of CHECKS)
  test(title, async () => {
    visits ??= visitAll();
    assert.equal((await visits).get(title), []);
  });

for (const [window, expected] of [
  [DESK, CHANGES],
  [PHONE, NARROW_CHANGES],
] as const)
  test(`on ${SITE_PATHS.length} pages, ${window.width} px wide, widgets hydrate the served markup with only the listed changes`, async () => {
    visits ??= visitAll();
    await visits;
    const seen = Object.entries(seenChanges.get(window.width) ?? {});
    assert.equal(Object.fromEntries(seen.map(([widget, lines]) => [widget, [...lines].sort()])), expected);
  });

test.run();
