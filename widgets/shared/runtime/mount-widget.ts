import type { BrokerFacts, Env, Mount, Mounted } from './attach';
import type { BrokerEvent } from './events';

/** Set by the build from host-pages/site.ts. */
declare const __SITE__: {
  readonly api: string;
  readonly product: string;
  readonly accent: string;
  readonly broker: BrokerFacts;
};

/** What the loader knows of the page: its own tag and folder, and how events and errors leave. */
export type LoaderContext = {
  readonly base: string;
  readonly tag: HTMLElement;
  readonly report: (host: Element, asked: string, came: unknown) => void;
};

/** A mounted widget whose methods never throw: what goes wrong is reported. */
export type MountedWidget = Mounted & {
  /** Fires `broker:ready`. */
  announce(): void;
};

export const WHENS = ['visible', 'now', 'idle'] as const;
/** `data-when`: when a placeholder's widget is mounted. */
export type When = (typeof WHENS)[number];

/** Fires an event of events.ts; false where a listener cancelled it. */
export const emit = (host: HTMLElement, type: BrokerEvent, detail?: Readonly<Record<string, string>>) =>
  host.dispatchEvent(
    new CustomEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: type === 'broker:submit',
      detail: { widget: host.dataset.brokerWidget, ...detail },
    }),
  );

/** A wrong value that has a default: the console names the element, the value and what is used. */
export const warn = (element: HTMLElement, wrong: string, used: string) =>
  console.warn(
    `broker-widgets: ${element.dataset.brokerWidget ?? element.localName}: ${wrong}; "${used}" is used.`,
    element,
  );

const folderUrl = (address: string, base: string) => new URL(address.replace(/\/?$/, '/'), base).href;

/** The API base that an element names in `data-api`, with a slash at its end, else the other one. */
function apiOf(element: HTMLElement, base: string, otherwise: string): string {
  const { api } = element.dataset;
  try {
    return folderUrl(api || otherwise, base);
  } catch {
    warn(element, `data-api="${api}" is not an address`, otherwise);
    return folderUrl(otherwise, base);
  }
}

/** Mounts a widget in its environment. Rejects with what `mount` throws. */
export async function mountWidget(
  mount: Mount,
  host: HTMLElement,
  page: LoaderContext,
): Promise<MountedWidget> {
  const { base, report } = page;
  const { when } = host.dataset;
  if (when != null && !WHENS.includes(when as When)) {
    warn(host, `data-when="${when}" is not one of ${WHENS}`, WHENS[0] as string);
  }
  // Named once: the build puts the data itself in its place.
  const site = __SITE__;
  const env: Env = {
    ...site,
    base,
    api: apiOf(host, document.baseURI, apiOf(page.tag, base, site.api)),
    emit: (type, detail) => emit(host, type, detail),
    warn: (wrong, used) => warn(host, wrong, used),
  };
  const mounted = await mount(host, env);
  const attempt = async (asked: string, act: () => unknown) => {
    try {
      await act();
    } catch (error) {
      report(host, `${asked} failed`, error);
    }
  };
  return {
    announce: () => emit(host, 'broker:ready'),
    update: () => attempt('updating', mounted.update),
    unmount() {
      attempt('unmounting', mounted.unmount);
      emit(host, 'broker:unmounted');
    },
  };
}
