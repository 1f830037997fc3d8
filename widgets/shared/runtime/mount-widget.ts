import type { BrokerFacts, Env, Mount, Mounted } from './attach';
import type { BrokerEvent } from './events';
import { IS_ONE_FILE, isPrerendered } from './is-one-file';
import { unquote } from './unquote';
import { WHENS, type When } from './whens';

/** Set by the build from host-pages/site.ts. */
declare const __SITE__: {
  readonly api: string;
  readonly ownApi: boolean;
  readonly product: string;
  readonly accent: string;
  readonly broker: BrokerFacts;
};

/** What the loader passes to widgets: its folder, its tag, and a function that reports errors. */
export type LoaderContext = {
  readonly base: string;
  readonly tag: HTMLElement;
  readonly report: (host: Element, action: string, cause: unknown) => void;
};

/** A mounted widget whose methods never throw: they report errors. */
export type MountedWidget = Mounted & {
  /** Fires `broker:ready`. */
  announce(): void;
};

/** Fires an event that events.ts lists. Returns false if a listener cancelled it. */
export const emit = (host: HTMLElement, type: BrokerEvent, detail?: Readonly<Record<string, string>>) =>
  host.dispatchEvent(
    new CustomEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: type === 'broker:submit',
      detail: { widget: host.dataset.brokerWidget, ...detail },
    }),
  );

/** Logs a warning about an invalid value: the element, the value and the default that is used. */
export const warn = (element: HTMLElement, problem: string, fallback: string) =>
  console.warn(
    `broker-widgets: ${element.dataset.brokerWidget ?? element.localName}: ${problem}; "${fallback}" is used.`,
    element,
  );

const folderUrl = (address: string, base: string) => new URL(address.replace(/\/?$/, '/'), base).href;

/** Returns the base URL of `data-api`, with a slash at the end, or the fallback if it is missing or invalid. */
function apiOf(element: HTMLElement, base: string, fallback: string): string {
  const { api } = element.dataset;
  try {
    return folderUrl(api || fallback, base);
  } catch {
    warn(element, `data-api="${api}" is not an address`, fallback);
    return folderUrl(fallback, base);
  }
}

const ACCENT = '--broker-accent';

/**
 * Sets the placeholder's accent by script, which works even when CSP blocks inline styles.
 * @param before the accent that an earlier call set. If the placeholder no longer has an accent, this function removes
 * the earlier accent, unless the page has replaced it.
 * @returns the accent of this call
 */
function applyAccent({ dataset: { accent }, style }: HTMLElement, before?: string) {
  if (accent) style.setProperty(ACCENT, accent);
  else if (before && style.getPropertyValue(ACCENT) === before) style.removeProperty(ACCENT);
  return accent;
}

/** Mounts a widget in its environment. Rejects with the error that `mount` throws. */
export async function mountWidget(
  mount: Mount,
  host: HTMLElement,
  page: LoaderContext,
): Promise<MountedWidget> {
  const { base, report } = page;
  const { when, brokerWidget } = host.dataset;
  // Wait until the page is parsed: these widgets hydrate or read their placeholder's markup, which must be complete.
  // quote-form.js mounts only the quote form, which does neither.
  if (!IS_ONE_FILE && (isPrerendered(host) || mount.readsMarkup) && document.readyState === 'loading') {
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
  }
  if (when != null && !WHENS.includes(unquote(when) as When)) {
    warn(host, `data-when="${when}" is not one of ${WHENS}`, WHENS[0] as string);
  }
  // Use this constant only once, because the build replaces each use with a copy of the broker's data.
  const site = __SITE__;
  const api = apiOf(host, document.baseURI, apiOf(page.tag, base, site.api));
  // The widget's events always contain the name that it has now. The placeholder may get another widget's name later,
  // but this widget's event `broker:unmounted` must contain the old name.
  const widget = unquote(brokerWidget);
  const fire: Env['emit'] = (type, detail) => emit(host, type, { widget, ...detail });
  const env: Env = {
    ...site,
    base,
    api,
    ownApi: site.ownApi && api === folderUrl(site.api, base),
    emit: fire,
    warn: (problem, fallback) => warn(host, problem, fallback),
  };
  let accent = applyAccent(host);
  const mounted = await mount(host, env);
  const attempt = async (name: string, action: () => unknown) => {
    try {
      await action();
    } catch (error) {
      report(host, `${name} failed`, error);
    }
  };
  return {
    announce: () => fire('broker:ready'),
    update() {
      accent = applyAccent(host, accent);
      return attempt('updating', mounted.update);
    },
    unmount() {
      attempt('unmounting', mounted.unmount);
      fire('broker:unmounted');
    },
  };
}
