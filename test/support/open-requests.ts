import type { Frame, Page, Request } from 'playwright-core';

/**
 * Tracks the pending requests of the current page: all, or only those for which `counts` returns true. When the browser
 * switches to the next page, drops the requests of the previous page, because Playwright never reports their end. This
 * includes requests that the previous page made while the next page was loading.
 */
export function openRequests(page: Page, counts: (request: Request) => boolean = () => true) {
  const open = new Set<Request>();
  let onEnd = () => {};
  const end = (request: Request) => {
    open.delete(request);
    onEnd();
  };
  const begin = (request: Request) => {
    if (counts(request)) open.add(request);
  };
  const dropPrevious = (frame: Frame) => {
    if (frame !== page.mainFrame()) return;
    for (const request of open) if (!request.isNavigationRequest()) end(request);
  };
  page
    .on('request', begin)
    .on('requestfinished', end)
    .on('requestfailed', end)
    .on('framenavigated', dropPrevious);
  const urls = () => [...open].map((request) => request.url()).join(', ');
  return {
    /** Resolves when no request is pending. Rejects after `timeoutMs`, with the URLs of the pending requests. */
    settled: (timeoutMs: number) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no response: ${urls()}`)), timeoutMs);
        onEnd = () => {
          if (open.size > 0) return;
          clearTimeout(timer);
          resolve();
        };
        onEnd();
      }),
    stop() {
      page
        .off('request', begin)
        .off('requestfinished', end)
        .off('requestfailed', end)
        .off('framenavigated', dropPrevious);
    },
  };
}
