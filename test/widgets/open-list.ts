import { waitUntil } from '../support/flush';
import { nameNodes } from '../support/node-names';
import { type FetchCall, type FetchHandler, stubFetch } from '../support/stub-fetch';
import { openPlaceholder, type PlaceholderPage } from './open-placeholder';

export const answered = (data: unknown) => ({ success: true, message: '', data });

/** The answer never comes. */
export const never: FetchHandler = () => new Promise(() => {});

/** What a widget sees of an API that fails, in each of the ways it may. */
export const FAILURES: Readonly<Record<string, FetchHandler>> = {
  'a status 500': () => new Response('{"success":true,"data":[]}', { status: 500 }),
  'what is not JSON': () => new Response('<html>'),
  'no connection': () => {
    throw new TypeError('Failed to fetch');
  },
  'the wrong shape': () => answered('text'),
  'a refusal': () => ({ success: false, message: 'No' }),
};

/** A placeholder whose widget asks an API, which answers with what `handler` gives. */
export const openList = async (markup: string, handler: FetchHandler, options: PlaceholderPage = {}) => {
  let calls: FetchCall[] = [];
  const page = await openPlaceholder(markup, {
    ...options,
    before: (host) => {
      nameNodes();
      calls = stubFetch(handler).calls;
      options.before?.(host);
    },
  });
  const busy = () => page.find('[aria-busy]')?.getAttribute('aria-busy');
  return {
    ...page,
    calls,
    busy,
    texts: (selector: string) => page.all(selector).map(({ textContent }) => textContent),
    settled: () => waitUntil('the list', () => busy() === 'false'),
  };
};
