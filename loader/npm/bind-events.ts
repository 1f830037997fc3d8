import type { BrokerEvent } from '../../widgets/shared/runtime/events';
import type { BrokerEventMap } from './api';

export const EVENT_BY_PROP = {
  onReady: 'broker:ready',
  onSubmit: 'broker:submit',
  onSubmitted: 'broker:submitted',
  onFailed: 'broker:failed',
  onError: 'broker:error',
  onUnmounted: 'broker:unmounted',
} as const satisfies Record<string, BrokerEvent>;

export type EventHandlers = {
  readonly [Name in keyof typeof EVENT_BY_PROP]?:
    | ((event: BrokerEventMap[(typeof EVENT_BY_PROP)[Name]]) => void)
    | undefined;
};

const boundElements = new WeakSet<Element>();

/**
 * Adds listeners that call the handlers, and returns true. If the element already has the listeners, adds nothing and
 * returns false. If the widget was mounted before the page hydrated, fires `broker:ready` for the new listeners. Never
 * removes the listeners: the loader fires `broker:unmounted` after React has removed the element.
 */
export function bindEvents(host: HTMLElement, handlers: { readonly current: EventHandlers }): boolean {
  if (boundElements.has(host)) return false;
  boundElements.add(host);
  for (const [name, type] of Object.entries(EVENT_BY_PROP)) {
    host.addEventListener(type, (event) => handlers.current[name as keyof EventHandlers]?.(event as never));
  }
  const content = host.shadowRoot?.firstElementChild;
  // An unmounted widget leaves only a <slot>, which shows the fallback.
  if (content && content.localName !== 'slot') {
    const detail = { widget: host.dataset.brokerWidget };
    host.dispatchEvent(new CustomEvent('broker:ready', { detail }));
  }
  return true;
}
