import type { Frame, Page, Request } from 'playwright-core';

/**
 * What the page that is shown has asked for and not got yet. Of a page that was left nobody tells how its requests
 * ended, not even of those that it makes while the next is on its way: they go as the next one comes.
 */
export function openRequests(page: Page, counts: (request: Request) => boolean = () => true) {
  const open = new Set<Request>();
  let onEnd = () => {};
  const end = (request: Request) => {
    open.delete(request);
    onEnd();
  };
  const ask = (request: Request) => {
    if (counts(request)) open.add(request);
  };
  const leave = (frame: Frame) => {
    if (frame !== page.mainFrame()) return;
    for (const request of open) if (!request.isNavigationRequest()) end(request);
  };
  page.on('request', ask).on('requestfinished', end).on('requestfailed', end).on('framenavigated', leave);
  const urls = () => [...open].map((request) => request.url()).join(', ');
  return {
    /** Until all is answered; rejects with what is not, after so long. */
    settled: (patienceMs: number) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`not answered: ${urls()}`)), patienceMs);
        onEnd = () => {
          if (open.size > 0) return;
          clearTimeout(timer);
          resolve();
        };
        onEnd();
      }),
    /** Nothing is counted any more. */
    stop() {
      page
        .off('request', ask)
        .off('requestfinished', end)
        .off('requestfailed', end)
        .off('framenavigated', leave);
    },
  };
}
