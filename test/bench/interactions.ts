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
import type { Browser } from 'playwright-core';
import { formatTable } from '../../server/text/format-table';
import { VISIT_KEY } from '../../widgets/contact-popup/limits';
import { launchBrowser } from '../support/browser';
import { median } from '../support/median';
import { touchEmptyPlace, VISITS, type Visit } from './interaction-visits';
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
/** Time for a page's widgets to mount before the processor is slowed down. */
const SETTLE_MS = 3000;
/** The shortest duration that Event Timing can report. It rounds durations to multiples of 8 ms. */
const SHORTEST_MS = 16;

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
