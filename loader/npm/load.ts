import { report } from '../report';
import type { BrokerWidgets } from './api';

/** Set by the build: the address of loader.js on the broker's site. */
declare const __LOADER__: string;

/** How the loader's tag is written, where the page has none. */
export type LoadOptions = {
  /** Address of `loader.js`; that on the broker's site unless told. */
  readonly src?: string | undefined;
  /** As the build of that very file printed it. */
  readonly integrity?: string | undefined;
  /** For a policy of nonces without `'strict-dynamic'`. */
  readonly nonce?: string | undefined;
  /** Base address of the API, for every placeholder of the page. */
  readonly api?: string | undefined;
};

const TAG = 'script[data-broker-loader]';
const SIGNS = ['load', 'error', 'broker:ready', 'broker:error'];

let settings: LoadOptions = {};
let coming: Promise<BrokerWidgets> | undefined;

// A stub in its place has no version.
const standing = () => (window.BrokerWidgets?.version ? (window.BrokerWidgets as BrokerWidgets) : undefined);

/**
 * Gives the API of the loader, whose tag it puts into the page first, unless one is there. One loader serves a page:
 * what a later call tells of the tag has no effect. A loader that did not come is asked for anew by the next call.
 */
export function load(options: LoadOptions = {}): Promise<BrokerWidgets> {
  if (typeof document === 'undefined') return quiet(Promise.reject(Error('widgets need a page')));
  const there = standing();
  if (there) return Promise.resolve(there);
  settings = { ...settings, ...options };
  coming ??= ask().catch((error) => {
    coming = undefined;
    throw error;
  });
  return quiet(coming);
}

/** Whether a loader stands on the page, or is on its way. */
export const isExpected = () => !!(window.BrokerWidgets || document.querySelector(TAG));

/** Does what needs the loader once it is there; where it does not come, that is reported of the placeholder. */
export async function withLoader(
  host: Element,
  act: (widgets: BrokerWidgets) => unknown,
  options?: LoadOptions,
): Promise<void> {
  let widgets: BrokerWidgets;
  try {
    widgets = await load(options);
  } catch (error) {
    return report(host, 'loading failed', error);
  }
  await act(widgets);
}

/** A caller who does not wait need not catch. */
export function quiet<Promised extends Promise<unknown>>(promise: Promised): Promised {
  promise.catch(() => {});
  return promise;
}

function ask() {
  return new Promise<BrokerWidgets>((resolve, reject) => {
    const own = document.querySelector(TAG) ? undefined : writeTag();
    // On the document, since the tag may be the page's, and an optimiser may have put another in its place.
    const look = ({ type, target }: Event) => {
      const there = standing();
      const isTag = target instanceof Element && target.matches(TAG);
      if (!there && !isTag) return;
      for (const sign of SIGNS) document.removeEventListener(sign, look, true);
      if (there) return resolve(there);
      own?.remove();
      const { src } = target as HTMLScriptElement;
      reject(Error(`${src} ${type === 'error' ? 'did not come' : 'came, and is no loader'}`));
    };
    for (const sign of SIGNS) document.addEventListener(sign, look, true);
  });
}

function writeTag() {
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
      `this page lets no script be written (${error}): put <script async src="${src}" data-broker-loader> into it`,
    );
  }
  document.head.append(tag);
  return tag;
}
