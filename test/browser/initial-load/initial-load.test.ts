import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { VISITED_PATHS } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { openRequests } from '../../support/open-requests';
import { trackReadyWidgets, waitForWidgets } from '../../support/wait-for-widgets';

const fixtures = setUpFixtures(test);

/**
 * Maximum compressed size of all HTML, CSS, JS and JSON that loads before a visitor scrolls. Does not include the
 * sanitiser, or widgets with `data-when="idle"`.
 */
const MAX_BYTES = 40 * 1024;

const TIMEOUT_MS = 20_000;

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

type FirstView = {
  /** The compressed size of each file in bytes, keyed by the file's path. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly blocking: readonly string[];
  /** The start of the markup of the element with the largest contentful paint. */
  readonly largest: string;
  /** True if the element in `largest` was in the served HTML. */
  readonly isServed: boolean;
};

declare global {
  interface Window {
    served: WeakSet<Element>;
    largest: PerformanceObserver;
  }
}

/**
 * Opens a page that records the elements of the served HTML before deferred scripts run. The page is never idle, so
 * that widgets with `data-when="idle"` don't load.
 */
async function openInstrumented(screen: (typeof SCREENS)[number]): Promise<Page> {
  const { page } = await fixtures.open({ viewport: screen });
  await trackReadyWidgets(page);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    window.served = new WeakSet();
    document.addEventListener(
      'readystatechange',
      () => {
        for (const element of document.querySelectorAll('*')) window.served.add(element);
      },
      { once: true },
    );
  });
  return page;
}

/** Measures a first visit until the widgets are mounted and the lists have loaded. */
async function measureFirstView(page: Page, url: string): Promise<FirstView> {
  const open = openRequests(
    page,
    (request) => !request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  await page.goto(url);
  await waitForWidgets(page, false);
  await open.settled(TIMEOUT_MS);
  open.stop();

  return page.evaluate(
    () =>
      new Promise<FirstView>((resolve) => {
        new PerformanceObserver((list) => {
          const element = (list.getEntries().at(-1) as PerformanceEntry & { element?: Element }).element;
          const loaded = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
            renderBlockingStatus?: string;
          })[];
          const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          // Leave out the sanitiser, which loads only after the API has responded with HTML.
          const counted = loaded.filter(
            ({ name }) => /\.(?:js|css|json)$/.test(name) && !/\/purify\b/.test(name),
          );
          const blockingScripts = document.querySelectorAll<HTMLScriptElement>(
            'script[src]:not([defer], [async], [type=module])',
          );
          resolve({
            bytes: Object.fromEntries(
              [navigation as PerformanceResourceTiming, ...counted].map((entry) => [
                new URL(entry.name).pathname,
                entry.encodedBodySize,
              ]),
            ),
            blocking: [
              ...loaded.filter((entry) => entry.renderBlockingStatus === 'blocking').map(({ name }) => name),
              ...[...blockingScripts].map(({ src }) => src),
            ].filter((name) => !name.endsWith('.css')),
            largest: element?.outerHTML.slice(0, 80) ?? '',
            isServed: Boolean(element && window.served.has(element)),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

const sumOf = (bytes: FirstView['bytes']) => Object.values(bytes).reduce((sum, size) => sum + size, 0);

for (const [part, screen] of SCREENS.entries()) {
  const paths = shareOf(VISITED_PATHS, part, SCREENS.length);

  test(`the first view of ${paths.length} pages at ${screen.width}x${screen.height}, without idle widgets, is within the size limit, not blocked by scripts and in the served HTML`, async () => {
    const page = await openInstrumented(screen);
    const heavy: string[] = [];
    const faults: string[] = [];
    let worst = { path: '', sum: 0 };
    for (const path of paths) {
      const { bytes, blocking, largest, isServed } = await measureFirstView(
        page,
        fixtures.demo.siteUrl + encodeURI(path),
      );
      const sum = sumOf(bytes);
      if (sum > worst.sum) worst = { path, sum };
      if (sum > MAX_BYTES) heavy.push(`${path}: ${sum} bytes, of these ${JSON.stringify(bytes)}`);
      if (blocking.length) faults.push(`${path}: is blocked by ${blocking}`);
      if (!isServed) faults.push(`${path}: a script rendered ${largest}`);
      for (const [file, size] of Object.entries(bytes)) if (!size) faults.push(`${path}: no size of ${file}`);
    }
    console.log(`The heaviest at ${screen.width}: ${worst.path}, ${worst.sum} bytes`);
    assert.equal(heavy, []);
    assert.equal(faults, []);
  });
}

test('a page that is rendered by a script and blocked by another is detected', async () => {
  const headers = { 'content-type': 'text/javascript' };
  const blocks = '/* nothing */';
  const writes = 'document.body.innerHTML = "<h1>Written by a script</h1>"';
  const url = await fixtures.serve(
    '<!doctype html><head><script src="/blocks.js"></script><script defer src="/writes.js"></script></head><body>',
    {},
    { '/blocks.js': { html: blocks, headers }, '/writes.js': { html: writes, headers } },
  );
  const page = await openInstrumented(SCREENS[0]);
  const { bytes, blocking, largest, isServed } = await measureFirstView(page, url);
  assert.equal(Object.keys(bytes), ['/page.html', '/blocks.js', '/writes.js']);
  assert.is(bytes['/blocks.js'], blocks.length);
  assert.equal([...new Set(blocking.map((name) => new URL(name).pathname))], ['/blocks.js']);
  assert.is(largest, '<h1>Written by a script</h1>');
  assert.not(isServed);
});

test.run();
