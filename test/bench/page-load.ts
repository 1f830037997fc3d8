/**
 * `npm run bench:pages -- --beside FOLDER [--rounds N] [--slowdown RATE] [--widgets] [PATH …]`: compares how pages of
 * this build and of another commit's build load on a simulated phone. FOLDER: a clone of the other commit, already
 * built. N: default 10; in each round, all pages of both builds take turns. RATE: how many times slower than this
 * machine the phone is, default 4. With `--widgets`, loads a partner's page for each widget, with the widget's example
 * from docs/options.md; PATH is then the name of a widget. For each figure, prints the median of each build. Also
 * divides the two builds' figures in each round, and prints the median of these ratios. The ratios can be compared
 * between machines. No test depends on the figures.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { documentedWidgets } from '../../demo/gallery/documented-widgets';
import { formatTable } from '../../server/text/format-table';
import { launchFullBrowser } from '../support/browser';
import { median } from '../support/median';
import { servePages } from '../support/serve-pages';
import { openPhone } from './phone';
import { startSite } from './start-site';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    slowdown: { type: 'string', default: '4' },
    widgets: { type: 'boolean', default: false },
  },
});
if (!values.beside) throw new Error('--beside is missing: expected the folder of a clone that was built.');
const WIDGETS = values.widgets ? await documentedWidgets() : [];
const DEFAULT_PATHS = values.widgets
  ? WIDGETS.map(({ name }) => name)
  : ['/', '/services', '/individual/motor-insurance', '/media', '/claims', '/blog', '/contact-us'];
const PATHS = (positionals.length ? positionals : DEFAULT_PATHS).map((path) => join('/', path));

/** A page counts as idle after this time without a response. */
const IDLE_MS = 2000;
/** Only a task's time beyond its first 50 ms counts as blocking time, as in Lighthouse. */
const TASK_MS = 50;

const MEASURES = {
  blockingMs: 'blocking time, ms',
  cpuMs: 'CPU until idle, ms',
  kilobytes: 'KB',
  requests: 'requests',
} as const;
type Load = Readonly<Record<keyof typeof MEASURES, number>>;

/** Serves a partner's page for each widget, at the path `/<name of the widget>`. */
function servePartner(site: string) {
  const pages = WIDGETS.map(({ name, attributes, content }) => {
    const written = Object.entries({ ...attributes, 'data-when': 'now' })
      .map(([attribute, value]) => `${attribute}="${value}"`)
      .join(' ');
    const html = `<!doctype html><html lang="en"><title>${name}</title>
<div ${written}>${content}</div><script async src="${site}/loader.js" data-broker-loader></script>`;
    return [`/${name}`, { html }] as const;
  });
  return servePages(Object.fromEntries(pages));
}

/** Starts the site of a build, and with `--widgets` also a partner's pages that use it. */
async function startPages(folder: string) {
  const site = await startSite(folder);
  const partner = values.widgets ? await servePartner(site.url) : undefined;
  return {
    url: partner?.url ?? site.url,
    async stop() {
      await partner?.close();
      await site.stop();
    },
  };
}

type Timed = Window & { readonly tasks: readonly (readonly [startMs: number, durationMs: number])[] };

async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, devtools } = await openPhone(browser, Number(values.slowdown));
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let [bytes, requests, lastMs] = [0, 0, Date.now()];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
    lastMs = Date.now();
  });
  await page.addInitScript(() => {
    const tasks: [number, number][] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(
        ...list.getEntries().map(({ startTime, duration }): [number, number] => [startTime, duration]),
      ),
    ).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  while (Date.now() - lastMs < IDLE_MS) await page.waitForTimeout(100);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const { tasks, painted } = await page.evaluate(() => ({
    tasks: (window as unknown as Timed).tasks,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await page.context().close();
  return {
    // Count only the part of each task that is after First Contentful Paint.
    blockingMs: tasks
      .map(([start, duration]) => start + duration - Math.max(start, painted))
      .reduce((sum, ms) => sum + Math.max(0, ms - TASK_MS), 0),
    cpuMs: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0),
    kilobytes: bytes / 1024,
    requests,
  };
}

const browser = await launchFullBrowser();
const sites = [await startPages(resolve(values.beside)), await startPages(resolve('.'))] as const;
const loads = new Map(PATHS.map((path) => [path, [[], []] as readonly [Load[], Load[]]]));
try {
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [path, both] of loads)
      for (const at of round % 2 ? ([1, 0] as const) : ([0, 1] as const))
        both[at].push(await measureLoad(browser, sites[at].url + path));
} finally {
  await browser.close();
  for (const site of sites) await site.stop();
}
const rows = [...loads].flatMap(([path, [theirs, ours]]) =>
  (Object.keys(MEASURES) as (keyof Load)[]).map((measure) => {
    // Add 1 to both values, because the ratio of a value to 0 is undefined.
    const ratios = ours.map((load, at) => (load[measure] + 1) / ((theirs[at]?.[measure] ?? 0) + 1));
    const medianOf = (of: readonly Load[]) => Math.round(median(of.map((load) => load[measure])) ?? 0);
    return [path, MEASURES[measure], medianOf(theirs), medianOf(ours), median(ratios)?.toFixed(2) ?? ''];
  }),
);
console.log(formatTable([['page', 'figure', 'beside', 'ours', 'ratio'], ...rows]));
