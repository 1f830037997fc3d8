import type { BrokerEvent } from '../widgets/shared/events';

export type Emit = (host: Element, type: BrokerEvent, detail?: Readonly<Record<string, string>>) => boolean;

export const nameOf = (host: Element) => host.getAttribute('data-broker-widget') ?? '';

/** Fires an event of widgets/shared/events.ts; false where a listener cancelled it. */
export const emit: Emit = (host, type, detail) =>
  host.dispatchEvent(
    new CustomEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: type === 'broker:submit',
      detail: { widget: nameOf(host), ...detail },
    }),
  );

/** A wrong value that has a default: the console names the placeholder, the value and what is used. */
export const warn = (host: Element, wrong: string, used: string) =>
  console.warn(`broker-widgets: ${nameOf(host)}: ${wrong}; "${used}" is used.`, host);

/** Runs what one widget does; where it throws that is reported, and the others go on. */
export function attempt(host: Element, asked: string, act: () => void) {
  try {
    act();
  } catch (error) {
    report(host, `${asked} failed`, error);
  }
}

/** The one place where an error leaves for the page: on the console with the placeholder, and as `broker:error`. */
export function report(host: Element, asked: string, came: unknown) {
  const message = `broker-widgets: ${nameOf(host)}: ${asked}: ${came}. The fallback stays.`;
  console.error(message, host, came);
  emit(host, 'broker:error', { message });
}
