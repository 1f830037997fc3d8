import type { Page, Route } from 'playwright-core';

export type Answer = (route: Route) => Promise<void>;

export const answered =
  (data: unknown): Answer =>
  (route) =>
    route.fulfill({ json: { data, totalcount: 0, count: 0, success: true, message: '' } });

/**
 * Ways in which the API can fail. Each value contains a response, and a pattern for the message that the console then
 * shows.
 */
export const FAILURES: Readonly<Record<string, readonly [Answer, RegExp]>> = {
  'a status of 500': [
    (route) => route.fulfill({ status: 500, json: { success: true, message: '', data: [] } }),
    /got status 500/,
  ],
  'what is not JSON': [(route) => route.fulfill({ body: '<html>' }), /not JSON/],
  'the wrong shape': [answered('text'), /wrong shape/],
  'a refusal': [(route) => route.fulfill({ json: { success: false, message: 'Not today' } }), /Not today/],
  'no connection': [(route) => route.abort(), /Failed to fetch/],
};

/**
 * Lets `answer` respond to all further requests of the page for `script`. `script` is a file of the API, such as
 * `blog.php`.
 */
export async function respondWithList(page: Page, script: string, answer: Answer): Promise<void> {
  await page.unroute(`**/${script}`);
  await page.route(`**/${script}`, answer);
}

/** Responds with the server's list, and inserts a malformed item at its beginning. */
export const withBadItem: Answer = async (route) => {
  const response = await route.fetch();
  const body = await response.json();
  await route.fulfill({ response, json: { ...body, data: [{ title: {} }, ...body.data] } });
};

/** Fetches a list directly from the server, not through a page. */
export async function listOf<T>(siteUrl: string, script: string, fields: Record<string, string>): Promise<T> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(`${siteUrl}/api/${script}`, { method: 'POST', body });
  return (await response.json()).data as T;
}

/** Waits until the page has cached a list in sessionStorage. */
export const waitForStoredList = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('broker-list ')));
};
