import type { BrokerEvent, BrokerEventDetails } from '../../widgets/shared/events';

/** What the events of widgets are, by their type. */
export type BrokerEventMap = { [Type in BrokerEvent]: CustomEvent<BrokerEventDetails[Type]> };

/** `window.BrokerWidgets`, once the loader has arrived. */
export type BrokerWidgets = {
  readonly version: string;
  /** Takes every placeholder in `root`, and those that come later to its tree: the page's, or a shadow root's. */
  readonly scan: (root?: ParentNode) => void;
  /** Mounts one placeholder now, whatever its `data-when` says. Settles when it stands, or has been reported. */
  readonly mount: (host: Element) => Promise<void>;
  /** Takes a widget away; its placeholder shows the fallback until mounted again. */
  readonly unmount: (host: Element) => void;
  /** Hears an event of any widget on the page; the answer stops listening. */
  readonly on: <Type extends BrokerEvent>(
    type: Type,
    listener: (event: BrokerEventMap[Type]) => void,
  ) => () => void;
};

/** A call that waits for the loader: the method's name, and what it is given. */
export type QueuedCall = [method: 'scan' | 'mount' | 'unmount' | 'on', ...given: unknown[]];

/**
 * What a page may find in `window.BrokerWidgets`: the API, or the stub that a page puts there itself. The stub has a
 * queue `q` in place of the `version`, and its methods answer nothing.
 */
export type BrokerWidgetsOnPage = {
  readonly version?: string;
  readonly q?: QueuedCall[];
  scan(root?: ParentNode): void;
  mount(host: Element): unknown;
  unmount(host: Element): void;
  on<Type extends BrokerEvent>(type: Type, listener: (event: BrokerEventMap[Type]) => void): unknown;
};

declare global {
  interface Window {
    /** Not there before the loader, unless the page has put the stub there. */
    BrokerWidgets?: BrokerWidgetsOnPage;
  }
  interface ElementEventMap extends BrokerEventMap {}
  /** Of HTML elements, the document and the window. */
  interface GlobalEventHandlersEventMap extends BrokerEventMap {}
}
