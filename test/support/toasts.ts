import type { Locator, Page } from 'playwright-core';
import { OPTIONS } from '../../widgets/toasts/options';

const region = (page: Page) => page.getByRole('region', { name: OPTIONS.label });

/** Returns the toasts in a page, or in a part of a page, except toasts that are closing. */
export const toasts = (within: Page | Locator): Locator =>
  within.locator('section[popover] > * > :not([data-leaving])');

/** Returns the paragraph of a toast with the role `status`, which assistive technology announces politely. */
export const toastText = (page: Page): Locator => region(page).getByRole('status').locator('p');

/** Waits until the page can show toasts. */
export const waitForToasts = (page: Page) =>
  page.locator('section[popover]:popover-open').waitFor({ state: 'attached' });
