import type { Page } from 'playwright-core';
import { drawn } from './every-page';

/** Far more than any page has between two places that a test walks between. */
const MOST_STEPS = 120;

/** What has the focus: its label, else its text, else its id; '' where nothing has. Looks into no shadow root. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (!element || element === body) return '';
    const text = (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim();
    return element.matches('a, button, summary') ? text.replace(/\s+/g, ' ') : element.id;
  });

/** Whether what has the focus fits a selector. */
export const focusFits = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((fits) => document.activeElement?.matches(fits) ?? false, selector);

/** Presses keys one after the other, as slowly as somebody who sees what each has done. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await drawn(page);
  }
}

/** Presses Tab until what is so named has the focus; throws with what had it instead. */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const met: string[] = [];
  while (met.length < MOST_STEPS) {
    await press(page, key);
    const now = await focused(page);
    if (now === name) return;
    met.push(now);
  }
  throw new Error(`${key} never came to "${name}" but to ${met.join(', ')}`);
}
