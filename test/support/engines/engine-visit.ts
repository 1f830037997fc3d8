import { setTimeout as pause } from 'node:timers/promises';
import type { EnginePage } from './engine';

/** Longer than a busy machine needs; a test file may take 300 s. */
const TIMEOUT_MS = 45_000;
const POLL_MS = 20;
/** After so long a list takes the next letter for the first of another name: on a slow machine it is typed again. */
const LIST_FORGETS_MS = 1_500;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Finds by a selector whose parts, split by `>>>`, each look in the shadow root of what the part before found, where it has one. */
const FIND = `(selector) => selector.split(' >>> ').reduce(
  (found, part) => found && (found.shadowRoot ?? found).querySelector(part), document)`;

type Spot = { readonly x: number; readonly y: number; readonly isHit: boolean } | null;

// Its middle, brought into view, and whether a pointer there would meet it or what is in it.
const spotOf = (element: HTMLElement): Spot => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const root = element.getRootNode() as Document | ShadowRoot;
  const met = root.elementFromPoint(x, y);
  return { x, y, isHit: !!met && element.contains(met) && !element.matches(':disabled') };
};

export type EngineVisit = ReturnType<typeof visitOf>;

/** What a visitor does on a page, made of what every engine can do. Everything waits until it can be done. */
export function visitOf(page: EnginePage) {
  /** What `read` makes of the element that fits, in the page; null where there is none. It sees nothing of the test's but `args`. */
  function of<R, Args extends readonly Json[]>(
    selector: string,
    read: (element: HTMLElement, ...args: Args) => R,
    ...args: Args
  ): Promise<Awaited<R> | null> {
    // The compiler that runs the tests gives functions their names back by this function.
    const named = '(named) => named';
    const rest = args.map((arg) => `, ${JSON.stringify(arg)}`).join('');
    return page.evaluate(
      `((__name, element) => element && (${read})(element${rest}))(${named}, (${FIND})(${JSON.stringify(selector)}))`,
    ) as Promise<Awaited<R> | null>;
  }

  /** Asks until the answer is one; between two pages there is none. */
  async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
    const deadline = Date.now() + TIMEOUT_MS;
    let last: unknown;
    for (;;) {
      const answer = await ask().catch((error) => {
        last = error;
        return undefined;
      });
      if (answer) return answer;
      if (Date.now() > deadline) throw new Error(`Never seen: ${what}. ${last ?? ''}`);
      await pause(POLL_MS);
    }
  }

  const isThere = (selector: string) => until(selector, () => of(selector, () => true));

  async function click(selector: string) {
    let before: Spot = null;
    const { x, y } = await until(`${selector}, at rest and in view`, async () => {
      const spot = await of(selector, spotOf);
      const rests = spot?.isHit && spot.x === before?.x && spot.y === before.y;
      before = spot;
      return rests ? spot : undefined;
    });
    await page.clickAt(x, y);
  }

  const typedIn = (selector: string) => of(selector, (field) => (field as HTMLInputElement).value);

  /** Types into a field; in a list it types what the list has, as people do who use no pointer. */
  async function fill(selector: string, value: string) {
    await until(`${selector}, enabled`, () => of(selector, (field) => !field.matches(':disabled')));
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
      await pause(LIST_FORGETS_MS);
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
