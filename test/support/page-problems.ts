import { SITE } from '../../host-pages/site';
import type { Visit } from './fixtures';
import { openRequests } from './open-requests';

/** Timeout for the responses to all requests: long enough for a busy machine, on which other tests run. */
const TIMEOUT_MS = 60_000;

/**
 * Records console messages, failed requests and CSP violations of the pages that `page` opens from now on. Replaces the
 * embedded map with a local response, so that no request leaves the machine.
 */
export async function watchProblems({ page, console: lines }: Visit) {
  const failed: string[] = [];
  const open = openRequests(page);
  page.on('requestfailed', (request) => {
    failed.push(`${request.failure()?.errorText}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()}: ${response.url()}`);
  });
  await page.route(SITE.map, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Map' }));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error('policy violated:', violatedDirective, blockedURI, sample);
    });
  });
  return {
    /** The requests that have failed since the last call of `ofPage`. */
    failed,
    /** Waits until all requests so far have a response. */
    settled: () => open.settled(TIMEOUT_MS),
    /** Waits until all requests of the page have a response. Returns the problems since the last call. */
    async ofPage(path: string): Promise<string[]> {
      await open.settled(TIMEOUT_MS);
      return [...lines.splice(0), ...failed.splice(0)].map((problem) => `${path}: ${problem}`);
    },
  };
}
