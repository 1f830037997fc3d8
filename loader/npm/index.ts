import type { BrokerEvent } from '../../widgets/shared/events';
import type { BrokerEventMap } from './api';
import { attributesOf } from './attributes';
import { isExpected, load, quiet, withLoader } from './load';
import type { WidgetName, WidgetOptions } from './options';

export type { BrokerEvent, BrokerEventDetails } from '../../widgets/shared/events';
export type { BrokerEventMap, BrokerWidgets, BrokerWidgetsOnPage, QueuedCall } from './api';
export { type LoadOptions, load } from './load';
export type { WidgetName, WidgetOptions } from './options';

/**
 * Mounts a widget on an element now. Options become `data-*` attributes of the element, and may be changed there later;
 * a placeholder that has them already needs none. Settles when the widget stands, or its failure has been reported.
 */
export async function mount<Name extends WidgetName>(
  element: Element | null,
  options?: { readonly name: Name } & WidgetOptions<Name>,
): Promise<void> {
  if (!element) throw TypeError('broker-widgets: mount() was given no element');
  for (const [name, value] of Object.entries(attributesOf(options ?? {}))) element.setAttribute(name, value);
  if (!element.hasAttribute('data-broker-widget')) {
    throw TypeError(
      'broker-widgets: mount() was given neither a name nor an element with data-broker-widget',
    );
  }
  await withLoader(element, (widgets) => widgets.mount(element));
}

/** Takes a widget away; its element shows the fallback until mounted again. */
export async function unmount(element: Element): Promise<void> {
  if (isExpected()) await withLoader(element, (widgets) => widgets.unmount(element));
}

/** Takes every placeholder in `root`, and those that come later to its tree: a shadow root's, else the page's. */
export function scan(root?: ParentNode): Promise<void> {
  return quiet(load().then((widgets) => widgets.scan(root)));
}

/** Hears an event of any widget on the page, those to come included; the answer stops listening. */
export function on<Type extends BrokerEvent>(
  type: Type,
  listener: (event: BrokerEventMap[Type]) => void,
): () => void {
  if (typeof document === 'undefined') return () => {};
  document.addEventListener(type, listener);
  return () => document.removeEventListener(type, listener);
}
