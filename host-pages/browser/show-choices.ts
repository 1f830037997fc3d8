/** What the snippet builder asks its preview to show. */
export type PreviewMessage = {
  readonly type: 'broker:preview';
  readonly widget: string;
  /** Of the placeholder, by their names in the markup. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Empty: the broker's own. */
  readonly accent: string;
};

const NOT_SENT = 'The form is complete and would be sent now. From this preview nothing is sent.';

const draw = ({ widget }: PreviewMessage) => {
  const host = document.createElement('div');
  host.dataset.brokerWidget = widget;
  // What shows itself only when asked.
  if (widget === 'toasts') {
    const detail = { type: 'success', text: 'A message looks like this.' };
    host.addEventListener('broker:ready', () => {
      document.dispatchEvent(new CustomEvent('broker:toast', { cancelable: true, detail }));
    });
  }
  return host;
};

/** Holds one placeholder in `stage`, as the page around this one asks for it, and lets no form send. */
export function showChoices(stage: HTMLElement, words: HTMLElement) {
  let host: HTMLElement | undefined;

  function show(asked: PreviewMessage) {
    const before = host;
    if (before?.dataset.brokerWidget !== asked.widget) host = draw(asked);
    const placeholder = host as HTMLElement;
    for (const name of placeholder.getAttributeNames()) {
      if (name.startsWith('data-') && name !== 'data-broker-widget' && !(name in asked.attributes))
        placeholder.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(asked.attributes)) {
      if (/^data-[a-z-]+$/.test(name) && placeholder.getAttribute(name) !== value)
        placeholder.setAttribute(name, value);
    }
    placeholder.style.setProperty('--broker-accent', asked.accent);
    if (placeholder !== before) stage.replaceChildren(placeholder);
  }

  addEventListener('message', ({ source, origin, data }) => {
    // The sandbox takes this page's own origin away; its address keeps it.
    if (source === parent && origin === location.origin && data?.type === 'broker:preview') show(data);
  });
  document.addEventListener('broker:submit', (event) => {
    event.preventDefault();
    words.textContent = NOT_SENT;
  });
  if (parent !== window) parent.postMessage({ type: 'broker:preview-ready' }, location.origin);
}
