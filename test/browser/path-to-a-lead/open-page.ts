import type { BrowserContextOptions, Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { setUpFixtures } from '../../support/fixtures';

export const SIZES = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
export const PRODUCT = '/individual/motor-insurance';

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return box as NonNullable<typeof box>;
}

/** Opens a page of the site in a window of the given size, with reduced motion. */
export async function openPage(
  fixtures: ReturnType<typeof setUpFixtures>,
  path: string,
  [width, height]: readonly [number, number],
  device: BrowserContextOptions = {},
) {
  const opened = await fixtures.open({ viewport: { width, height }, reducedMotion: 'reduce', ...device });
  await opened.page.goto(fixtures.demo.siteUrl + path);
  return { ...opened, actions: opened.page.getByRole('navigation', { name: 'Contact us' }) };
}
