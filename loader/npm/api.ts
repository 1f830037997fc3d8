import type { BrokerEvent, BrokerEventDetails } from '../../widgets/shared/runtime/events';

/** The events that widgets fire, by type. */
export type BrokerEventMap = { [Type in BrokerEvent]: CustomEvent<BrokerEventDetails[Type]> };

/** `window.BrokerWidgets`, once the loader has run. */
export type BrokerWidgets = {
  readonly version: string;
  /**
   * Finds every placeholder in `root` (default: the document). From then on, also finds placeholders that are added to
   * the document, or to the shadow root that contains `root`.
   */
  readonly scan: (root?: ParentNode) => void;
  /**
   * Mounts a placeholder immediately and ignores its `data-when`. Resolves when the widget is mounted or its
   * failure is reported. Never rejects.
   */
  readonly mount: (host: Element) => Promise<void>;
  /** Unmounts a widget. The placeholder shows its fallback until it is mounted again. */
  readonly unmount: (host: Element) => void;
  /** Subscribes to an event of any widget on the page. Returns a function that unsubscribes. */
  readonly on: <Type extends BrokerEvent>(
    type: Type,
    listener: (event: BrokerEventMap[Type]) => void,
  ) => () => void;
};

/** A call in the queue for the loader: the method's name and its arguments. */
export type QueuedCall = [method: 'scan' | 'mount' | 'unmount' | 'on', ...args: unknown[]];

/**
 * The value of `window.BrokerWidgets`: the API, or a stub that the page defines. The stub has a queue `q` instead of
 * `version`, and its methods return nothing.
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
    /** Undefined until the loader runs, unless the page defines the stub. */
    BrokerWidgets?: BrokerWidgetsOnPage;
  }
  interface ElementEventMap extends BrokerEventMap {}
  /** Covers HTML elements, the document and the window. */
  interface GlobalEventHandlersEventMap extends BrokerEventMap {}
}
