import { flush } from '../support/flush';
import { type FetchCall, stubFetch } from '../support/stub-fetch';
import { openPlaceholder, type PlaceholderPage } from './open-placeholder';

/** What a list call is answered with: the data of an answer, or what comes instead. */
export type Coming = { readonly data: unknown } | (() => unknown);

/** A page whose widget has asked for its list, and had this answer unless it is held. */
export const openAnswered = async (markup: string, coming: Coming, options: PlaceholderPage = {}) => {
  let calls: FetchCall[] = [];
  const page = await openPlaceholder(markup, {
    ...options,
    before: (host) => {
      const answer =
        typeof coming === 'function' ? coming : () => ({ success: true, message: '', data: coming.data });
      calls = stubFetch(answer).calls;
      options.before?.(host);
    },
  });
  for (let turns = 0; turns < 5; turns++) await flush();
  return { ...page, calls };
};

/** No connection, a fault, no JSON, a refusal, no list. */
export const FAILURES: Readonly<Record<string, Coming>> = {
  'there is no connection': () => {
    throw new TypeError('Failed to fetch');
  },
  'the server fails': () => new Response('{}', { status: 500 }),
  'HTML comes for JSON': () => new Response('<p>Hello</p>'),
  'the call is refused': () => ({ success: false, message: 'No' }),
  'no list comes': { data: { a: 1 } },
};

/** Where the end of a reserved room is on the screen, as an IntersectionObserver sees it. */
export const placeEnd = (end: Element, top: number) => {
  const bounds = { top, bottom: top, left: 0, right: 0, x: 0, y: top, width: 0, height: 0 };
  Object.defineProperty(end, 'getBoundingClientRect', { value: () => bounds, configurable: true });
};
