import { flush } from '../support/flush';
import { type FetchCall, stubFetch } from '../support/stub-fetch';
import { openPlaceholder, type PlaceholderPage } from './open-placeholder';

/** The data of a successful list response, or a function that returns any other response. */
export type StubbedResponse = { readonly data: unknown } | (() => unknown);

/**
 * Opens a page, and answers its widget's request for a list with `response`. Then waits a few turns of the event loop,
 * in which the widget handles the response.
 */
export const openWithResponse = async (
  markup: string,
  response: StubbedResponse,
  options: PlaceholderPage = {},
) => {
  let calls: FetchCall[] = [];
  const page = await openPlaceholder(markup, {
    ...options,
    before: (host) => {
      const handler =
        typeof response === 'function'
          ? response
          : () => ({ success: true, message: '', data: response.data });
      calls = stubFetch(handler).calls;
      options.before?.(host);
    },
  });
  for (let turns = 0; turns < 5; turns++) await flush();
  return { ...page, calls };
};

/** The ways in which a list request can fail. */
export const FAILURES: Readonly<Record<string, StubbedResponse>> = {
  'there is no connection': () => {
    throw new TypeError('Failed to fetch');
  },
  'the server fails': () => new Response('{}', { status: 500 }),
  'the response is HTML': () => new Response('<p>Hello</p>'),
  'the call is refused': () => ({ success: false, message: 'No' }),
  'the response has no list': { data: { a: 1 } },
};
