import { waitUntil } from '../support/flush';
import { nameNodes } from '../support/node-names';
import { type FetchCall, type FetchHandler, stubFetch } from '../support/stub-fetch';
import { openPlaceholder, type PlaceholderPage } from './open-placeholder';

export const listResponse = (data: unknown) => ({ success: true, message: '', data });

/** Leaves a request pending. */
export const neverResponds: FetchHandler = () => new Promise(() => {});

/** The ways in which an API request can fail. */
export const FAILURES: Readonly<Record<string, FetchHandler>> = {
  'a status 500': () => new Response('{"success":true,"data":[]}', { status: 500 }),
  'a response that is not JSON': () => new Response('<html>'),
  'no connection': () => {
    throw new TypeError('Failed to fetch');
  },
  'data of the wrong shape': () => listResponse('text'),
  'a refusal': () => ({ success: false, message: 'No' }),
};

/** Opens a page whose widget requests a list from an API that responds with `handler`. */
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
