import { report } from '../report';
import type { BrokerWidgets } from './api';

/** Set by the build: the URL of loader.js on the broker's site. */
declare const __LOADER__: string;

/** Attributes of the loader's `<script>`. Ignored if the page already has a loader. */
export type LoadOptions = {
  /** URL of `loader.js`. Default: the broker's own. */
  readonly src?: string | undefined;
  /** Subresource Integrity hash of the file at `src`, as the build printed it. */
  readonly integrity?: string | undefined;
  /** Needed if the page's Content-Security-Policy uses nonces without `'strict-dynamic'`. */
  readonly nonce?: string | undefined;
  /** Base URL of the API, for every placeholder of the page. Default: the broker's own. */
  readonly api?: string | undefined;
};

const TAG = 'script[data-broker-loader]';
const EVENTS = ['load', 'error', 'broker:ready', 'broker:error'];

/** Tags that failed to load. They fire no further events. */
const failedTags = new WeakSet<Element>();

let settings: LoadOptions = {};
let loading: Promise<BrokerWidgets> | undefined;

// Returns undefined if there is no `window.BrokerWidgets`, or if it is the page's stub: the stub has no version.
const loadedApi = () => (window.BrokerWidgets?.version ? (window.BrokerWidgets as BrokerWidgets) : undefined);

/**
 * Loads the loader and resolves to its API. Inserts the loader's `<script>` unless the page has one. Once a loader is
 * loading, the options of later calls have no effect. After a failure, the next call tries again.
 */
export function load(options: LoadOptions = {}): Promise<BrokerWidgets> {
  if (typeof document === 'undefined') return markHandled(Promise.reject(Error('widgets need a browser')));
  const api = loadedApi();
  if (api) return Promise.resolve(api);
  settings = { ...settings, ...options };
  loading ??= waitForLoader().catch((error) => {
    loading = undefined;
    throw error;
  });
  return markHandled(loading);
}

/** Returns true if the page has a loader, or a loader is loading. */
export const hasLoader = () => !!(window.BrokerWidgets || document.querySelector(TAG));

/**
 * Calls `action` once the loader has loaded. If the loader fails to load, reports the error on the placeholder `host`.
 */
export async function withLoader(
  host: Element,
  action: (widgets: BrokerWidgets) => unknown,
  options?: LoadOptions,
): Promise<void> {
  let widgets: BrokerWidgets;
  try {
    widgets = await load(options);
  } catch (error) {
    return report(host, 'loading failed, the fallback stays', error);
  }
  await action(widgets);
}

/** Prevents an `unhandledrejection` event if the promise rejects, since callers may ignore the promise. */
export function markHandled<Promised extends Promise<unknown>>(promise: Promised): Promised {
  promise.catch(() => {});
  return promise;
}

/**
 * Returns true if the tag can fire no more events, because the page has loaded. Returns false for a tag that a consent
 * tool or a page optimiser has deactivated: such a tool changes the `type` or removes the `src`. The result is wrongly
 * true for a tag that was inserted after the page loaded and is still loading. In this case a second loader is
 * inserted, which does no harm.
 */
const isDone = (tag: HTMLScriptElement) =>
  document.readyState === 'complete' &&
  tag.src &&
  /^(module|(text|application)\/javascript)?$/.test(tag.type);

function waitForLoader() {
  return new Promise<BrokerWidgets>((resolve, reject) => {
    const tags = [...document.querySelectorAll<HTMLScriptElement>(TAG)].filter(
      (tag) => !failedTags.has(tag) && !isDone(tag),
    );
    const insertedTag = tags.length > 0 ? undefined : insertTag();
    const settle = (failed: HTMLScriptElement | undefined, problem: string) => {
      const api = loadedApi();
      if (!api && !failed) return;
      for (const name of EVENTS) document.removeEventListener(name, onEvent, true);
      removeEventListener('load', onPageLoad);
      if (api) return resolve(api);
      insertedTag?.remove();
      failedTags.add(failed as HTMLScriptElement);
      reject(Error(`${failed?.src} ${problem}`));
    };
    const onEvent = ({ type, target }: Event) => {
      const isTag = target instanceof Element && target.matches(TAG);
      settle(
        isTag ? (target as HTMLScriptElement) : undefined,
        type === 'error' ? 'failed to load' : 'loaded, but is not the loader',
      );
    };
    // Needed if the page's own tag failed before this function was called: the tag fires no more events.
    const onPageLoad = () => settle(tags.every(isDone) ? tags[0] : undefined, 'failed to load');
    // Listen on the document, not on the tag: a page optimiser may replace the page's tag.
    for (const name of EVENTS) document.addEventListener(name, onEvent, true);
    addEventListener('load', onPageLoad);
  });
}

function insertTag() {
  const { src = __LOADER__, integrity, nonce, api } = settings;
  const tag = document.createElement('script');
  tag.async = true;
  tag.dataset.brokerLoader = '';
  if (api) tag.dataset.api = api;
  if (nonce) tag.nonce = nonce;
  if (integrity) {
    tag.integrity = integrity;
    tag.crossOrigin = 'anonymous';
  }
  try {
    tag.src = src;
  } catch (error) {
    throw Error(
      `a policy of this page blocks inserted scripts (${error}): add <script async src="${src}" data-broker-loader> to its HTML`,
    );
  }
  document.head.append(tag);
  return tag;
}
