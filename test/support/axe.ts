import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The script of axe. A page that runs it needs `bypassCSP`. */
export const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Axe = { run(context: string, options: RunOptions): Promise<AxeResults> };

/** Returns the violations below `context` as rule and element. Also reports it if axe didn't run `rule`. */
export async function axeFaults(page: Page, context: string, rule: string): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    ([selector]) =>
      (window as unknown as { axe: Axe }).axe.run(selector as string, { resultTypes: ['violations'] }),
    [context],
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
  const hasRun = [...passes, ...violations].some(({ id }) => id === rule);
  return hasRun ? found : [`axe did not run ${rule} in ${context}`, ...found];
}
