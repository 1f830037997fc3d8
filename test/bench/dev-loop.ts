/**
 * `node --import tsx test/bench/dev-loop.ts`: with `npm run dev`, measures the time from saving a source file until the
 * reloaded page shows the change. Prints the median and the range of ten saves for each kind of source. Quote the
 * figures in a change's description; no test depends on them.
 */
import type { Page } from 'playwright-core';
import { startDevProject } from '../support/dev-project';
import { median } from '../support/median';

const SAVES_PER_KIND = 10;

const project = await startDevProject();
const { site, partner } = project;

const waitForHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();

/** For each kind of source, a function that saves a change containing `mark`, and waits until the page shows `mark`. */
const KINDS: Record<string, (mark: string) => Promise<unknown>> = {
  'a widget': (mark) => {
    project.edit('widgets/quote-form/copy.ts', /(title: )'[^']*'/, `$1'${mark}'`);
    return waitForHeading(partner, mark);
  },
  'a stylesheet': (mark) => {
    project.edit('host-pages/styles/print.css', /$/, `\n:root{--mark:${mark}}`);
    const isApplied = (expected: string) =>
      getComputedStyle(document.documentElement).getPropertyValue('--mark') === expected;
    return site.waitForFunction(isApplied, mark);
  },
  'a template': (mark) => {
    project.edit(
      'host-pages/templates/About.tsx',
      /<p className="lead">.*<\/p>/,
      `<p className="lead">${mark}</p>`,
    );
    return site.getByText(mark, { exact: true }).waitFor();
  },
  'a record': (mark) => {
    project.edit('host-pages/records/about.ts', /title: '[^']*'/, `title: '${mark}'`);
    return waitForHeading(site, mark);
  },
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
try {
  for (const [kind, saveAndWait] of Object.entries(KINDS)) {
    const times: number[] = [];
    for (let round = 0; round < SAVES_PER_KIND; round++) {
      const began = performance.now();
      await saveAndWait(`mark-${times.length}-${kind.length}`);
      times.push(performance.now() - began);
    }
    const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
    console.log(`${kind}: ${seconds(median(times) ?? 0)} (${seconds(fastest)} to ${seconds(slowest)})`);
  }
} finally {
  await project.stop();
}
