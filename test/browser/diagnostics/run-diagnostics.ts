import type { FrameLocator, Page } from 'playwright-core';

/** A finding as the panel shows it. */
export type Finding = {
  readonly id: string;
  readonly expected: string;
  readonly actual: string;
  readonly fix: string;
};

export const panelOf = (page: Page | FrameLocator) =>
  page.getByRole('region', { name: 'Diagnostics of the broker widgets' });

/**
 * Waits until the panel has run its checks. Returns the panel's headline, its findings, and its line for each widget.
 */
export async function readPanel(page: Page | FrameLocator) {
  const panel = panelOf(page);
  const status = panel.getByRole('status').filter({ hasNotText: 'checking' });
  await status.waitFor();
  const findings = await panel.locator('li:has(dl)').evaluateAll((rows) =>
    rows.map((row) => {
      const [expected = '', actual = '', fix = ''] = [...row.querySelectorAll('dd')].map(
        ({ textContent }) => textContent ?? '',
      );
      return { id: row.querySelector('strong')?.textContent ?? '', expected, actual, fix };
    }),
  );
  const widgets = await panel.locator('li:not(:has(dl))').allTextContents();
  return { headline: await status.textContent(), findings, widgets, ids: findings.map(({ id }) => id) };
}

export const PLACEHOLDER = '<div data-broker-widget="quote-form"><a href="/">Get a quote</a></div>';

/** Returns the HTML of a page whose loader tag has `data-debug`. */
export const debugPage = (siteUrl: string, { body = PLACEHOLDER, tag = '' } = {}) =>
  `<!doctype html><html lang="en"><title>Debug</title>${body}
<script async src="${siteUrl}/loader.js" data-broker-loader data-debug ${tag}></script></html>`;
