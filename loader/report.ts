export type Report = (host: Element, asked: string, came: unknown) => void;

export const nameOf = (host: Element) => host.getAttribute('data-broker-widget') ?? '';

/** The one place where an error leaves for the page: on the console with the placeholder, and as `broker:error`. */
export const report: Report = (host, asked, came) => {
  const widget = nameOf(host);
  const message = `broker-widgets: ${widget}: ${asked}: ${came}. The fallback stays.`;
  console.error(message, host, came);
  host.dispatchEvent(
    new CustomEvent('broker:error', { bubbles: true, composed: true, detail: { widget, message } }),
  );
};
