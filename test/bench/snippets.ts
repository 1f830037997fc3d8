/**
 * `npm run bench:snippets -- [--rounds N] [--slowdown RATE]`: compares the two snippets of the quote form,
 * quote-form.js and loader.js, on a partner's page on a simulated phone. The form is in the first screen or three
 * screens down.
 * N: default 10; in each round, all pages take turns. RATE: how many times slower than this machine the phone is,
 * default 4.
 * Prints the median time of the largest contentful paint, and the median number of bytes that our site sends,
 * compressed and without headers and pictures. Counts the bytes twice: when the network is first idle, and when the
 * network is idle again after a lead has been stored.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page, Request } from 'playwright-core';
import { formatTable } from '../../server/text/format-table';
import { launchFullBrowser } from '../support/browser';
import { startDemo } from '../support/demo';
import { median } from '../support/median';
import { fill, submit, thanks } from '../support/quote-fields';
import { servePages } from '../support/serve-pages';
import { openPhone } from './phone';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    slowdown: { type: 'string', default: '4' },
  },
});

const SCRIPTS = ['quote-form.js', 'loader.js'] as const;
/** Where the form is on the page. Each value is the height of the empty space above the form. */
const PLACES = { 'first screen': '0', 'three screens down': '300vh' } as const;
const MEASURES = {
  paintMs: 'largest contentful paint, ms',
  firstBytes: 'bytes at first',
  leadBytes: 'bytes until a lead is stored',
} as const;
type Visit = Readonly<Record<keyof typeof MEASURES, number>>;

/** Returns a partner's page, whose largest element is a picture. */
const pageWith = (site: string, script: string, above: string) => `<!doctype html><html lang="en">
<meta name="viewport" content="width=device-width">
<title>Partner</title>
<h1>Insurance from a partner</h1>
<img src="${site}/icon-512.png" width="380" height="380" alt="">
<div style="height:${above}"></div>
<div data-broker-widget="quote-form"><a href="${site}/embed/quote-form">Get a quote</a></div>
<script async src="${site}/${script}" data-broker-loader></script>`;

const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

async function visit(browser: Browser, url: string, site: string): Promise<Visit> {
  const { page } = await openPhone(browser, Number(values.slowdown));
  try {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(site) && request.resourceType() !== 'image') requests.push(request);
    });
    const countBytes = async () => {
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    };
    await page.goto(url, { waitUntil: 'networkidle' });
    const paintMs = await largestPaint(page);
    const firstBytes = await countBytes();
    const form = page.locator('[data-broker-widget]');
    await form.scrollIntoViewIfNeeded();
    await fill(form);
    await submit(form).click();
    await thanks(form).waitFor();
    await page.waitForLoadState('networkidle');
    return { paintMs, firstBytes, leadBytes: await countBytes() };
  } finally {
    await page.context().close();
  }
}

const demo = await startDemo();
const pages: Record<string, string> = {};
const host = await servePages(pages);
const browser = await launchFullBrowser();
const rows: { readonly place: string; readonly script: string; readonly visits: Visit[] }[] = [];
for (const [place, above] of Object.entries(PLACES))
  for (const script of SCRIPTS) {
    pages[`/${rows.length}`] = pageWith(demo.siteUrl, script, above);
    rows.push({ place, script, visits: [] });
  }
try {
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [at, { visits }] of rows.entries())
      visits.push(await visit(browser, `${host.url}/${at}`, demo.siteUrl));
} finally {
  await browser.close();
  await host.close();
  await demo.stop();
}
console.log(
  formatTable([
    ['form', 'script', ...Object.values(MEASURES)],
    ...rows.map(({ place, script, visits }) => [
      place,
      script,
      ...(Object.keys(MEASURES) as (keyof Visit)[]).map(
        (measure) => median(visits.map((one) => one[measure]))?.toFixed(0) ?? '',
      ),
    ]),
  ]),
);
