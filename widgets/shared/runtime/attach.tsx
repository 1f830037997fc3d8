import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { BrokerEvent } from './events';
import { isPrerendered } from './is-one-file';

/** Facts about the broker, set at build time from host-pages/site.ts. */
export type BrokerFacts = {
  readonly name: string;
  readonly phone: string;
  readonly licence: string;
  /** Identifies the version of the privacy texts in this build, including the broker's own words. */
  readonly consentVersion: string;
};

/** The environment of a widget. All URLs are absolute and end with a slash. */
export type Env = {
  /** URL of the loader's folder, which also contains the chunks, city files and our pages. */
  readonly base: string;
  /** Base URL of the API (requirements 6.1). */
  readonly api: string;
  /** True if `api` is the server in `server/`, which accepts fields beyond the requirements. Default: false. */
  readonly ownApi?: boolean;
  readonly product: string;
  /** Default of `--broker-accent`. */
  readonly accent: string;
  readonly broker: BrokerFacts;
  /** Fires an event on the placeholder. Returns false if a listener cancelled it. */
  readonly emit: (type: BrokerEvent, detail?: Readonly<Record<string, string>>) => boolean;
  /** Logs a warning about an invalid value and the default that is used instead. */
  readonly warn: (problem: string, fallback: string) => void;
};

export type Mounted = {
  /** Reads the placeholder's attributes again; keeps what the visitor has typed. */
  update(): void | Promise<void>;
  /** Releases all resources. The placeholder shows its fallback again. */
  unmount(): void;
};

/** The `mount` function of every widget's module. Throws if it cannot mount; the fallback then remains. */
export type Mount = {
  (host: HTMLElement, env: Env): Mounted | Promise<Mounted>;
  /** True if `mount` reads the placeholder's content, which must therefore be complete. */
  readsMarkup?: true;
};

const sheets: Record<string, CSSStyleSheet> = {};

/** Returns a style sheet with the rules in `css`. All widgets of a page that have the same `css` share one sheet. */
export function sheetOf(css: string): CSSStyleSheet {
  if (!sheets[css]) {
    sheets[css] = new CSSStyleSheet();
    sheets[css].replaceSync(css);
  }
  return sheets[css];
}

/**
 * Events that stay inside the shadow root, since outside the root their target is the placeholder, not a control:
 * - keys, because the page's hotkeys would fire on letters that the visitor types
 * - presses and the clipboard, because scripts that protect a page's content, or drag it, cancel these events on all
 *   elements except controls; visitors could then not enter a field
 */
const KEPT_INSIDE =
  'touchstart selectstart pointerdown mousedown keydown keypress keyup contextmenu copy paste';

/** Lets Escape leave, because it closes the page's dialogs, and presses on anything except controls, labels and links. */
function keepInside(event: Event) {
  const { key, target } = event as KeyboardEvent;
  if (key ? key !== 'Escape' : (target as Element).closest('a,button,label,summary,[name]'))
    event.stopPropagation();
}

const shadows = new WeakMap<Element, ShadowRoot>();

/**
 * Returns the placeholder's shadow root. Creates it unless the placeholder was mounted before.
 * @throws DOMException on elements that can't have a shadow root
 */
function shadowOf(host: HTMLElement, css: string): ShadowRoot {
  let shadow = shadows.get(host);
  // Construct the sheet before the root: Safari before 16.4 can't construct sheets, and throws. The fallback is then
  // still visible, because only the root hides it.
  const sheet = sheetOf(css);
  if (!shadow) {
    shadow = host.attachShadow({ mode: 'open' });
    // Passive listeners don't delay scrolling.
    for (const type of KEPT_INSIDE.split(' ')) shadow.addEventListener(type, keepInside, { passive: true });
    shadows.set(host, shadow);
  }
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}

/**
 * Mounts a view. If the placeholder has `data-prerendered`, hydrates its markup, which the page's own sheet styles.
 * Otherwise renders into an open shadow root that adopts `css`. After `unmount`, `update` does nothing: a widget may be
 * unmounted while it awaits something, and may then still call `update`.
 * @param css text of the style sheet, with the shared rules first
 * @param view called on every update; must read the placeholder's options each time
 */
export function attach(host: HTMLElement, css: string, view: (prerendered: boolean) => ReactNode): Mounted {
  const prerendered = isPrerendered(host);
  let root: Root | undefined;
  const update = () => root?.render(view(prerendered));
  const unmountRoot = () => {
    root?.unmount();
    root = undefined;
  };
  if (prerendered) {
    // Clone the placeholder into another document, where images don't load. In the page's own document, Chromium would
    // request a lazy image as soon as it is cloned.
    const before = new Document().importNode(host, true);
    root = hydrateRoot(host, view(true));
    return {
      update,
      unmount() {
        unmountRoot();
        host.replaceChildren(...before.childNodes);
      },
    };
  }
  const shadow = shadowOf(host, css);
  const showFallback = () => shadow.replaceChildren(document.createElement('slot'));
  root = createRoot(shadow);
  shadow.replaceChildren();
  try {
    update();
  } catch (error) {
    showFallback();
    throw error;
  }
  return {
    update,
    unmount() {
      unmountRoot();
      showFallback();
    },
  };
}
