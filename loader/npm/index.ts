import type { BrokerEvent } from '../../widgets/shared/runtime/events';
import type { BrokerEventMap } from './api';
import { toAttributes } from './attributes';
import { hasLoader, load, markHandled, withLoader } from './load';
import type { WidgetName, WidgetOptions } from './options';

export type { BrokerEvent, BrokerEventDetails } from '../../widgets/shared/runtime/events';
export type { BrokerEventMap, BrokerWidgets, BrokerWidgetsOnPage, QueuedCall } from './api';
export { type LoadOptions, load } from './load';
export type { WidgetName, WidgetOptions } from './options';

/**
 * Mounts a widget on an element immediately. Writes `options` to the element's `data-*` attributes. You can change
 * these later. Omit `options` if the element already has the attributes. Resolves when the widget is mounted or its
 * failure is reported.
 * @throws TypeError (as a rejection) if the element or the widget's name is missing
 */
export async function mount<Name extends WidgetName>(
  element: Element | null,
  options?: { readonly name: Name } & WidgetOptions<Name>,
): Promise<void> {
  if (!element) throw TypeError('broker-widgets: mount() needs an element');
  for (const [name, value] of Object.entries(toAttributes(options ?? {}))) element.setAttribute(name, value);
  if (!element.hasAttribute('data-broker-widget')) {
    throw TypeError('broker-widgets: mount() needs a name, or an element with data-broker-widget');
  }
  await withLoader(element, (widgets) => widgets.mount(element));
}

/** Unmounts a widget. Its element shows the fallback until it is mounted again. Does nothing without a loader. */
export async function unmount(element: Element): Promise<void> {
  if (hasLoader()) await withLoader(element, (widgets) => widgets.unmount(element));
}

/**
 * Finds every placeholder in `root` (default: the document). From then on, also finds placeholders that are added to
 * the document, or to the shadow root that contains `root`.
 */
export function scan(root?: ParentNode): Promise<void> {
  return markHandled(load().then((widgets) => widgets.scan(root)));
}

/** Subscribes to an event of all widgets on the page, including later ones. Returns a function that unsubscribes. */
export function on<Type extends BrokerEvent>(
  type: Type,
  listener: (event: BrokerEventMap[Type]) => void,
): () => void {
  if (typeof document === 'undefined') return () => {};
  document.addEventListener(type, listener);
  return () => document.removeEventListener(type, listener);
}
