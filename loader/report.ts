export type Report = (host: Element, action: string, cause: unknown) => void;

/** Returns the name of a placeholder's widget, without the quotes that a word processor has made of straight ones. */
export const nameOf = (host: Element) =>
  host.getAttribute('data-broker-widget')?.replace(/^\W+|\W+$/g, '') ?? '';

/** Reports an error to the page: on the console with the placeholder, and as a `broker:error` event. */
export const report: Report = (host, action, cause) => {
  const widget = nameOf(host);
  const message = `broker-widgets: ${widget}: ${action}: ${cause}. The fallback stays.`;
  console.error(message, host, cause);
  host.dispatchEvent(
    new CustomEvent('broker:error', { bubbles: true, composed: true, detail: { widget, message } }),
  );
};
