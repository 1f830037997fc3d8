export type Report = (host: Element, action: string, cause: unknown) => void;

/**
 * Returns an attribute's value without quotes and spaces around it. If a word processor has turned the attribute's
 * straight quotes into curly quotes, the value contains the curly quotes.
 */
export const attributeOf = (host: Element, name: string) =>
  host.getAttribute(name)?.replace(/^\W+|\W+$/g, '') ?? '';

export const nameOf = (host: Element) => attributeOf(host, 'data-broker-widget');

/** Reports an error to the page: logs it with the placeholder, and fires a `broker:error` event. */
export const report: Report = (host, action, cause) => {
  const widget = nameOf(host);
  const message = `broker-widgets: ${widget}: ${action}: ${cause}`;
  console.error(message, host, cause);
  host.dispatchEvent(
    new CustomEvent('broker:error', { bubbles: true, composed: true, detail: { widget, message } }),
  );
};
