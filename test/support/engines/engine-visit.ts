import { setTimeout as pause } from 'node:timers/promises';
import type { EnginePage } from './engine';

/**
 * Timeout for each wait of a visit. It is long enough for a busy machine, and far below a test file's time limit
 * (test/support/runner/test-files.mjs).
 */
const TIMEOUT_MS = 45_000;
/** Polling interval. A shorter interval would take more CPU time, which other tests need at the same time. */
const POLL_MS = 50;
/**
 * Time after which a <select> has forgotten the letters that were typed into it. A <select> searches its options for
 * the typed letters. After a pause, the next letter starts a new search. On a busy machine, such a pause may occur in
 * the middle of a text. `fill` then waits for this time, and types the whole text again.
 */
const TYPE_AHEAD_RESET_MS = 1_500;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * Source of a function that finds an element by a selector. It searches for each part after `>>>` in the shadow root of
 * the previous match, or in the previous match itself if that has no shadow root.
 */
const FIND = `(selector) => selector.split(' >>> ').reduce(
  (found, part) => found && (found.shadowRoot ?? found).querySelector(part), document)`;

type ClickPoint = { readonly x: number; readonly y: number; readonly isHit: boolean } | null;

// Scrolls to the element and returns its centre. `isHit` is true if the element is enabled, and a click at its centre
// would hit the element or a descendant.
const findClickPoint = (element: HTMLElement): ClickPoint => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const root = element.getRootNode() as Document | ShadowRoot;
  const topmost = root.elementFromPoint(x, y);
  return { x, y, isHit: !!topmost && element.contains(topmost) && !element.matches(':disabled') };
};

export type EngineVisit = ReturnType<typeof visitOf>;

/**
 * Returns the actions of a visitor, built on the commands that every engine supports. `click` and `fill` wait until the
 * element can be used.
 */
export function visitOf(page: EnginePage) {
  /**
   * Runs `read` in the page with the element that matches `selector`, and returns its result. Returns null if no
   * element matches. `read` runs in the browser, so it can't use variables of the test, only `args`.
   */
  function of<R, Args extends readonly Json[]>(
    selector: string,
    read: (element: HTMLElement, ...args: Args) => R,
    ...args: Args
  ): Promise<Awaited<R> | null> {
    // Define `__name` for code that runs in the page. Compiled tests call `__name(fn, name)` to keep a function's name,
    // and this function doesn't exist in the page.
    const keepName = '(fn) => fn';
    const rest = args.map((arg) => `, ${JSON.stringify(arg)}`).join('');
    return page.evaluate(
      `((__name, element) => element && (${read})(element${rest}))(${keepName}, (${FIND})(${JSON.stringify(selector)}))`,
    ) as Promise<Awaited<R> | null>;
  }

  /** Polls until the result is truthy. Retries after errors, because commands fail while the browser changes pages. */
  async function until<T>(what: string, poll: () => Promise<T>): Promise<NonNullable<T>> {
    const deadline = Date.now() + TIMEOUT_MS;
    let lastError: unknown;
    for (;;) {
      const result = await poll().catch((error) => {
        lastError = error;
        return undefined;
      });
      if (result) return result;
      if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${what}. ${lastError ?? ''}`);
      await pause(POLL_MS);
    }
  }

  const isThere = (selector: string) => until(selector, () => of(selector, () => true));

  async function click(selector: string) {
    let before: ClickPoint = null;
    const { x, y } = await until(`${selector}, at rest and in view`, async () => {
      const point = await of(selector, findClickPoint);
      const isAtRest = point?.isHit && point.x === before?.x && point.y === before.y;
      before = point;
      return isAtRest ? point : undefined;
    });
    await page.clickAt(x, y);
  }

  const typedIn = (selector: string) => of(selector, (field) => (field as HTMLInputElement).value);

  /** Types a text into a field. Chooses an option of a <select> by typing the option's text, as keyboard users do. */
  async function fill(selector: string, value: string) {
    await until(`${selector}, ready`, () =>
      of(selector, (field) => !field.matches(':disabled, [aria-busy]')),
    );
    const isList = await of(selector, (field) => field.localName === 'select');
    if (isList) await of(selector, (field) => field.focus());
    else {
      await click(selector);
      await of(selector, (field) => (field as HTMLInputElement).select());
    }
    await page.type(value);
    await until(`"${value}" in ${selector}`, async () => {
      if ((await typedIn(selector)) === value) return true;
      if (!isList) return false;
      await pause(TYPE_AHEAD_RESET_MS);
      await page.type(value);
      return false;
    });
  }

  return {
    ...page,
    of,
    until,
    isThere,
    click,
    fill,
    typedIn,
    textOf: (selector: string) => of(selector, (element) => element.textContent?.trim() ?? ''),
    isShown: (selector: string) => of(selector, (element) => element.checkVisibility()),
  };
}
