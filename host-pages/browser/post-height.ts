/** A message from the page in a frame to its parent page. It contains nothing that the visitor typed. */
export type FrameMessage =
  | { readonly type: 'broker:height'; readonly height: number }
  | { readonly type: 'broker:ready' | 'broker:submitted' | 'broker:failed'; readonly reference?: unknown };

const EVENTS = ['broker:ready', 'broker:submitted', 'broker:failed'] as const;

/**
 * Returns the parent page's origin if the browser exposes it. Returns "*" otherwise, since the messages are not secret.
 */
function parentOrigin(): string {
  const [nearest] = location.ancestorOrigins ?? [];
  const origin = nearest ?? (document.referrer && new URL(document.referrer).origin);
  return origin && origin !== 'null' ? origin : '*';
}

/** Posts the form's height to the parent page, at most once per animation frame. Also posts the form's events. */
export function postHeight(host: HTMLElement) {
  if (parent === window) return;
  const origin = parentOrigin();
  const send = (message: FrameMessage) => parent.postMessage(message, origin);
  const sendHeight = () =>
    send({ type: 'broker:height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(sendHeight).observe(document.body);
  // embed.js may load after the first message was sent, so it requests the height with `broker:measure`.
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.type === 'broker:measure') sendHeight();
  });
  for (const type of EVENTS)
    host.addEventListener(type, (event) =>
      send({ type, reference: (event as CustomEvent).detail?.reference }),
    );
}
