import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The source text of axe. A page that runs it needs Playwright's context option `bypassCSP`. */
export const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Axe = { run(context: string, options: RunOptions): Promise<AxeResults> };

/**
 * Runs axe on the elements inside the element that matches `context`. Returns a text with the rule and the element for
 * each violation. If axe did not run `rule`, the first text says so.
 */
export async function axeFaults(page: Page, context: string, rule: string): Promise<string[]> {
  // Shorten the results here, in the page. The complete results have several hundred KB, which the processes of the
  // page, the browser and the test would have to copy.
  const { found, hasRun } = await page.evaluate(
    async ([selector, name]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations, passes } = await axe.run(selector as string, { resultTypes: ['violations'] });
      return {
        found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
        hasRun: [...passes, ...violations].some(({ id }) => id === name),
      };
    },
    [context, rule],
  );
  return hasRun ? found : [`axe did not run ${rule} in ${context}`, ...found];
}
