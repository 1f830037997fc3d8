import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BrokerEvent } from './events';

/** What the broker's site says of itself, set at build time from host-pages/site.ts. */
export type BrokerFacts = { readonly name: string; readonly phone: string; readonly licence: string };

/** What a widget is told of the place it runs in. All addresses are absolute and end with a slash. */
export type Env = {
  /** Folder of the loader: chunks, city files and our pages lie beside it. */
  readonly base: string;
  /** API base of requirements 6. */
  readonly api: string;
  readonly product: string;
  /** Default of `--broker-accent`. */
  readonly accent: string;
  readonly broker: BrokerFacts;
  /** Fires an event on the placeholder; false where a listener cancelled it. */
  readonly emit: (type: BrokerEvent, detail?: Readonly<Record<string, string>>) => boolean;
  /** Tells on the console of a value that is wrong and what is used in its place. */
  readonly warn: (wrong: string, used: string) => void;
};

export type Mounted = {
  /** Reads the placeholder's attributes again; what was typed stays. */
  update(): void | Promise<void>;
  /** Frees everything; the placeholder shows its fallback again. */
  unmount(): void;
};

/** What every widget's module exports as `mount`. Throws where it cannot mount; the fallback then stays. */
export type Mount = (host: HTMLElement, env: Env) => Mounted | Promise<Mounted>;

const sheets: Record<string, CSSStyleSheet> = {};

/** One parsed sheet for all widgets of a page that have the same rules. */
export function sheetOf(css: string): CSSStyleSheet {
  if (!sheets[css]) {
    sheets[css] = new CSSStyleSheet();
    sheets[css].replaceSync(css);
  }
  return sheets[css];
}

// A host's hotkeys would fire on letters typed here: seen from outside, their target is a plain <div>.
// Escape goes through, since the host's own dialogs close on it.
const keepKey = (event: Event) => {
  if ((event as KeyboardEvent).key !== 'Escape') event.stopPropagation();
};

const shadows = new WeakMap<Element, ShadowRoot>();

/** Ours where we were here before (a placeholder removed and put back), else a new one; throws on elements that can hold none. */
function shadowOf(host: HTMLElement, css: string): ShadowRoot {
  let shadow = shadows.get(host);
  // Before the root, which hides the fallback: Safari before 16.4 can make no sheet, and throws.
  const sheet = sheetOf(css);
  if (!shadow) {
    shadow = host.attachShadow({ mode: 'open' });
    for (const type of ['keydown', 'keypress', 'keyup']) shadow.addEventListener(type, keepKey);
    shadows.set(host, shadow);
  }
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}

/**
 * Mounts a view: hydrates the markup of a placeholder that carries `data-prerendered`, styled by the page's sheet;
 * everywhere else renders into an open shadow root with `css` adopted.
 * @param css one sheet, shared rules first
 * @param view called at every update; reads the placeholder's options itself
 */
export function attach(host: HTMLElement, css: string, view: (prerendered: boolean) => ReactNode): Mounted {
  const prerendered = host.hasAttribute('data-prerendered');
  if (prerendered) {
    const before = host.cloneNode(true);
    const root = hydrateRoot(host, view(true));
    return {
      update: () => root.render(view(true)),
      unmount() {
        root.unmount();
        host.replaceChildren(...before.childNodes);
      },
    };
  }
  const shadow = shadowOf(host, css);
  const showFallback = () => shadow.replaceChildren(document.createElement('slot'));
  const root = createRoot(shadow);
  const update = () => root.render(view(false));
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
      root.unmount();
      showFallback();
    },
  };
}
