import { report } from '../report';
import type { BrokerWidgets } from './api';

/** Set by the build: the URL of loader.js on the broker's site. */
declare const __LOADER__: string;

/** Attributes of the loader's `<script>`. Ignored if the page already has one. */
export type LoadOptions = {
  /** URL of `loader.js`. Default: the broker's own. */
  readonly src?: string | undefined;
  /** Subresource Integrity hash of exactly that file, as its build printed it. */
  readonly integrity?: string | undefined;
  /** For a Content-Security-Policy that uses nonces without `'strict-dynamic'`. */
  readonly nonce?: string | undefined;
  /** Base URL of the API, for every placeholder of the page. Default: the broker's own. */
  readonly api?: string | undefined;
};

const TAG = 'script[data-broker-loader]';
const EVENTS = ['load', 'error', 'broker:ready', 'broker:error'];

/** Tags of the page that failed to load: no further event will come from them. */
const failedTags = new WeakSet<Element>();

let settings: LoadOptions = {};
let loading: Promise<BrokerWidgets> | undefined;

// A stub has no version.
const loadedApi = () => (window.BrokerWidgets?.version ? (window.BrokerWidgets as BrokerWidgets) : undefined);

/**
 * Loads the loader, by a `<script>` that it inserts unless the page has one, and resolves to its API. A page needs one
 * loader: once it is loading, the options of later calls have no effect. After a failure the next call tries again.
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

/** Whether the page has a loader, or one is loading. */
export const hasLoader = () => !!(window.BrokerWidgets || document.querySelector(TAG));

/** Calls `action` once the loader has loaded. Reports the error on the placeholder if it fails to load. */
export async function withLoader(
  host: Element,
  action: (widgets: BrokerWidgets) => unknown,
  options?: LoadOptions,
): Promise<void> {
  let widgets: BrokerWidgets;
  try {
    widgets = await load(options);
  } catch (error) {
    return report(host, 'loading failed', error);
  }
  await action(widgets);
}

/** Marks a rejection as handled: callers may ignore the promise. */
export function markHandled<Promised extends Promise<unknown>>(promise: Promised): Promised {
  promise.catch(() => {});
  return promise;
}

/**
 * Whether the browser is done with a tag: after the page has loaded, unless a tool for consent or speed keeps the tag back,
 * by its type or without a `src`. One that was inserted after that may still be loading: a second loader does no harm.
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
    // A tag of the page may have failed before: it has no event any more.
    const onPageLoad = () => settle(tags.every(isDone) ? tags[0] : undefined, 'failed to load');
    // On the document: the tag may be the page's own, and an optimiser may have replaced it.
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
