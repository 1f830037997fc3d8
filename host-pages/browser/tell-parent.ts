/** What the page in a frame says to the page around it. Nothing of what was typed, and nobody's name. */
export type FrameMessage =
  | { readonly type: 'broker:height'; readonly height: number }
  | { readonly type: 'broker:ready' | 'broker:submitted' | 'broker:failed' };

const EVENTS = ['broker:ready', 'broker:submitted', 'broker:failed'] as const;

/** The origin of the page around this one, where the browser tells; a height is no secret, so else anybody's. */
function around(): string {
  const [nearest] = location.ancestorOrigins ?? [];
  const origin = nearest ?? (document.referrer && new URL(document.referrer).origin);
  return origin && origin !== 'null' ? origin : '*';
}

/** Tells the page around this one how high the form is, at most once a frame, and how it goes. */
export function tellParent(host: HTMLElement) {
  if (parent === window) return;
  const origin = around();
  const tell = (message: FrameMessage) => parent.postMessage(message, origin);
  const tellHeight = () =>
    tell({ type: 'broker:height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(tellHeight).observe(document.body);
  // Asked by embed.js, which may come after the first height was told.
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.type === 'broker:measure') tellHeight();
  });
  for (const type of EVENTS) host.addEventListener(type, () => tell({ type }));
}
