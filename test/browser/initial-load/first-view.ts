import type { Page } from 'playwright-core';
import { openRequests } from '../../support/open-requests';
import { holdSlowTimers } from '../../support/slow-timers';
import { trackReadyWidgets, waitForWidgets } from '../../support/wait-for-widgets';

/** HTML, CSS and JS before the visitor scrolls, as the server compresses them. */
const MAX_BYTES = 40 * 1024;
/** The page of posts that are newer than the build, which only a script can show. */
const MAX_BYTES_OF: Readonly<Record<string, number>> = { '/blog-details': 43_600 };

const TIMEOUT_MS = 20_000;

export type FirstView = {
  /** By path. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly blocking: readonly string[];
  /** The markup of the largest contentful paint, and whether that element was in the served HTML. */
  readonly largest: string;
  readonly isServed: boolean;
};

declare global {
  interface Window {
    served: WeakSet<Element>;
    /** Lets the page become idle and its list requests go out. */
    releaseFirstView: { idle(): void; lists(): void };
  }
}

/** A request to the API. */
const LIST = /\.php$/;

/**
 * From the next page load on, records the elements of the served HTML, before deferred scripts run. Until the test
 * releases them, the page does not become idle, so widgets with `data-when="idle"` stay out of the first view, and its
 * list requests are not sent: what shows is what HTML and scripts show without the lists. Timers of a second or more
 * never run, and each page is the first one of its visitor.
 */
export async function holdFirstView(page: Page): Promise<void> {
  await trackReadyWidgets(page);
  await holdSlowTimers(page);
  await page.addInitScript(() => {
    if (window !== top) return;
    sessionStorage.clear();
    localStorage.clear();
    const { fetch: send, requestIdleCallback: runWhenIdle } = window;
    const idle: Parameters<typeof runWhenIdle>[] = [];
    window.requestIdleCallback = (...args) => idle.push(args);
    // No named function: compiled, it would call a helper that the page does not have.
    const lists: { release?(): void } = {};
    const listsReleased = new Promise<void>((resolve) => {
      lists.release = resolve;
    });
    window.fetch = async (...args: Parameters<typeof send>) => {
      if (String(args[0]).endsWith('.php')) await listsReleased;
      return send(...args);
    };
    window.releaseFirstView = {
      idle() {
        window.requestIdleCallback = runWhenIdle;
        for (const args of idle) runWhenIdle(...args);
      },
      lists() {
        lists.release?.();
      },
    };
    window.served = new WeakSet();
    document.addEventListener(
      'readystatechange',
      () => {
        for (const element of document.querySelectorAll('*')) window.served.add(element);
      },
      { once: true },
    );
  });
}

/** Measures a first visit, until all widgets are mounted and only lists are still loading. */
export async function measureFirstView(page: Page, url: string): Promise<FirstView> {
  const open = openRequests(
    page,
    (request) =>
      !request.isNavigationRequest() && request.frame() === page.mainFrame() && !LIST.test(request.url()),
  );
  await page.goto(url);
  await waitForWidgets(page, false);
  await open.settled(TIMEOUT_MS);
  open.stop();

  return page.evaluate(
    () =>
      new Promise<FirstView>((resolve) => {
        new PerformanceObserver((list) => {
          const element = (list.getEntries().at(-1) as PerformanceEntry & { element?: Element }).element;
          const loaded = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
            renderBlockingStatus?: string;
          })[];
          const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          // The sanitiser loads only after a response with HTML.
          const counted = loaded.filter(
            ({ name }) => /\.(?:js|css|json)$/.test(name) && !/\/purify\b/.test(name),
          );
          const blockingScripts = document.querySelectorAll<HTMLScriptElement>(
            'script[src]:not([defer], [async], [type=module])',
          );
          resolve({
            bytes: Object.fromEntries(
              [navigation as PerformanceResourceTiming, ...counted].map((entry) => [
                new URL(entry.name).pathname,
                entry.encodedBodySize,
              ]),
            ),
            blocking: [
              ...loaded.filter((entry) => entry.renderBlockingStatus === 'blocking').map(({ name }) => name),
              ...[...blockingScripts].map(({ src }) => src),
            ].filter((name) => !name.endsWith('.css')),
            largest: element?.outerHTML.slice(0, 80) ?? '',
            isServed: Boolean(element && window.served.has(element)),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

export const sumOf = (bytes: FirstView['bytes']): number =>
  Object.values(bytes).reduce((sum, size) => sum + size, 0);

/** Returns what is wrong with the first view of the page at `path`. */
export function firstViewFaults(path: string, { bytes, blocking, largest, isServed }: FirstView): string[] {
  const faults: string[] = [];
  const sum = sumOf(bytes);
  if (sum > (MAX_BYTES_OF[path] ?? MAX_BYTES)) faults.push(`${sum} bytes, of these ${JSON.stringify(bytes)}`);
  if (blocking.length) faults.push(`is blocked by ${blocking}`);
  if (!isServed) faults.push(`a script rendered ${largest}`);
  for (const [file, size] of Object.entries(bytes)) if (!size) faults.push(`no size of ${file}`);
  return faults;
}
