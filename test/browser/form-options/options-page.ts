import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { type setUpFixtures, type Visit, waitForForm } from '../../support/fixtures';

type Fixtures = ReturnType<typeof setUpFixtures>;
type Axe = { run(context: Document, options: RunOptions): Promise<AxeResults> };

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

export type OptionsPage = {
  /** Attributes of the placeholder. An array places several placeholders on the page. */
  readonly attributes?: string | readonly string[];
  /** Attributes of the `<html>` element. */
  readonly root?: string;
  readonly css?: string;
  /** Appended to the page's URL. */
  readonly query?: string;
  readonly view?: BrowserContextOptions;
  /** False if `openOptions` must not scroll to the form. */
  readonly scroll?: boolean;
};

/** Opens a page of a partner. Unless `scroll` is false, scrolls to its forms and waits until they are mounted. */
export async function openOptions(
  fixtures: Fixtures,
  { attributes = '', root = 'lang="en"', css = '', query = '', view, scroll = true }: OptionsPage = {},
): Promise<Visit & { readonly requests: string[] }> {
  const placeholders = [attributes].flat();
  const url = await fixtures.serve(`<!doctype html><html ${root}><head><title>A partner</title>
<style>body { margin: 0 } ${css}</style></head><body><main><h1>Insurance</h1>
${placeholders.map((each) => `<div data-broker-widget="quote-form" ${each}></div>`).join('\n')}</main>
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script></body></html>`);
  const visit = await fixtures.open({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 900 },
    ...view,
  });
  const requests: string[] = [];
  visit.page.on('request', (request) => requests.push(request.url()));
  await visit.page.addInitScript(axe);
  await visit.page.goto(url + query);
  if (scroll) for (const index of placeholders.keys()) await waitForForm(visit.host.nth(index));
  return { ...visit, requests };
}

/** Returns the violations that axe finds on the whole page. Asserts that axe has checked colour contrast. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations, passes } = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  assert.ok(passes.some(({ id }) => id === 'color-contrast'));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/**
 * Returns the elements that extend beyond the sides of the form, and a line about the page if it is wider than its
 * window.
 */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.querySelector('[data-broker-widget]')?.shadowRoot;
    const form = root?.querySelector('form')?.getBoundingClientRect();
    for (const element of root?.querySelectorAll<HTMLElement>('form *') ?? []) {
      const { left, right } = element.getBoundingClientRect();
      if (form && (left < form.left || right > form.right)) found.push(`${element.outerHTML.slice(0, 80)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} in ${clientWidth}`);
    return found;
  });
