import type { BrokerEvent } from '../../widgets/shared/events';
import type { BrokerEventMap } from './api';

export const HANDLERS = {
  onReady: 'broker:ready',
  onSubmit: 'broker:submit',
  onSubmitted: 'broker:submitted',
  onFailed: 'broker:failed',
  onError: 'broker:error',
  onUnmounted: 'broker:unmounted',
} as const satisfies Record<string, BrokerEvent>;

export type Handlers = {
  readonly [Name in keyof typeof HANDLERS]?:
    | ((event: BrokerEventMap[(typeof HANDLERS)[Name]]) => void)
    | undefined;
};

const heard = new WeakSet<Element>();

/**
 * Hears the widget's events for as long as the element lives: React lets go of it before the loader tells that the
 * widget is gone. A widget that stood before the page hydrated is told of as well. False where this has been done:
 * StrictMode runs effects twice.
 */
export function hear(host: HTMLElement, latest: { readonly current: Handlers }): boolean {
  if (heard.has(host)) return false;
  heard.add(host);
  for (const [name, type] of Object.entries(HANDLERS)) {
    host.addEventListener(type, (event) => latest.current[name as keyof Handlers]?.(event as never));
  }
  const first = host.shadowRoot?.firstElementChild;
  // A widget that is gone leaves a slot for the fallback.
  if (first && first.localName !== 'slot') {
    const detail = { widget: host.dataset.brokerWidget };
    host.dispatchEvent(new CustomEvent('broker:ready', { detail }));
  }
  return true;
}
