import { SITE } from '../../host-pages/site';
import type { Visit } from './fixtures';
import { openRequests } from './open-requests';

/** Maximum time until all requests have a response. Long enough for a busy machine, on which other tests run. */
const TIMEOUT_MS = 60_000;

/**
 * Records what the next pages log to the console, their failed requests and their CSP violations. Answers the request
 * for the frame with the map, so that only the demo server gets requests.
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
    /** The failed requests since the last call of `ofPage`. */
    failed,
    /** Waits until all requests so far have a response. */
    settled: () => open.settled(TIMEOUT_MS),
    /** Waits until all requests of a page have a response; returns its problems. */
    async ofPage(path: string): Promise<string[]> {
      await open.settled(TIMEOUT_MS);
      return [...lines.splice(0), ...failed.splice(0)].map((problem) => `${path}: ${problem}`);
    },
  };
}
