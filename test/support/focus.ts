import type { Page } from 'playwright-core';
import { waitForRender } from './every-page';

/** Maximum number of Tab presses: far more than the tab stops between two elements in any test. */
const MAX_STEPS = 120;

/**
 * Returns a text that identifies the focused element. For a link, button or summary, this is its `aria-label` or,
 * without one, its text. For any other element, it is the element's id. Returns '' if nothing has the focus. Doesn't
 * look into shadow roots.
 */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (!element || element === body) return '';
    const text = (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim();
    return element.matches('a, button, summary') ? text.replace(/\s+/g, ' ') : element.id;
  });

/** True if the focused element matches a selector. */
export const focusFits = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((matching) => document.activeElement?.matches(matching) ?? false, selector);

/** Presses keys one after another. After each key, waits until the page is rendered. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await waitForRender(page);
  }
}

/**
 * Presses Tab, or the given `key`, until `focused` returns `name`. After `MAX_STEPS` presses, throws an error that
 * lists the elements that had the focus.
 */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MAX_STEPS) {
    await press(page, key);
    const now = await focused(page);
    if (now === name) return;
    passed.push(now);
  }
  throw new Error(`${key} never reached "${name}", only ${passed.join(', ')}`);
}
