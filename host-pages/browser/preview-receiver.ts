/** The message with which the snippet builder sends the partner's choices to the preview. */
export type PreviewMessage = {
  readonly type: 'broker:preview';
  readonly widget: string;
  /** The placeholder's attributes, keyed by their names in HTML. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Accent colour. If it is empty, the form has the broker's own accent. */
  readonly accent: string;
};

const NOT_SENT = 'The form is complete and would be sent now. From this preview nothing is sent.';

const createPlaceholder = ({ widget }: PreviewMessage) => {
  const host = document.createElement('div');
  host.dataset.brokerWidget = widget;
  // Toasts are invisible without a message, so show a message.
  if (widget === 'toasts') {
    const detail = { type: 'success', text: 'A message looks like this.' };
    host.addEventListener('broker:ready', () => {
      document.dispatchEvent(new CustomEvent('broker:toast', { cancelable: true, detail }));
    });
  }
  return host;
};

/**
 * Shows a widget in `container`, with the name and attributes that the parent page sends in messages. Cancels every
 * submission of the widget's form.
 */
export function receivePreview(container: HTMLElement, status: HTMLElement) {
  let host: HTMLElement | undefined;

  function update(message: PreviewMessage) {
    const before = host;
    if (before?.dataset.brokerWidget !== message.widget) host = createPlaceholder(message);
    const placeholder = host as HTMLElement;
    for (const name of placeholder.getAttributeNames()) {
      if (name.startsWith('data-') && name !== 'data-broker-widget' && !(name in message.attributes))
        placeholder.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(message.attributes)) {
      if (/^data-[a-z-]+$/.test(name) && placeholder.getAttribute(name) !== value)
        placeholder.setAttribute(name, value);
    }
    placeholder.style.setProperty('--broker-accent', message.accent);
    if (placeholder !== before) container.replaceChildren(placeholder);
  }

  addEventListener('message', ({ source, origin, data }) => {
    // Accept messages only from the parent page, and only if its origin equals the origin of this page's URL.
    // `location.origin` is the URL's origin, even though a sandboxed frame, such as the preview, has an opaque origin
    // ("null").
    if (source === parent && origin === location.origin && data?.type === 'broker:preview') update(data);
  });
  document.addEventListener('broker:submit', (event) => {
    event.preventDefault();
    status.textContent = NOT_SENT;
  });
  if (parent !== window) parent.postMessage({ type: 'broker:preview-ready' }, location.origin);
}
