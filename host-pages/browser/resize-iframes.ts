import type { FrameMessage } from './post-height';

/**
 * Limits of a frame's height. The form and its thank-you message fit within these limits in every language. Without
 * limits, a message with a wrong height could make the frame cover the page or hide the form.
 */
const MIN_HEIGHT_PX = 200;
const MAX_HEIGHT_PX = 4000;

/**
 * Key of a global property: the set of base URLs for which this script listens already. Each snippet has its own script
 * tag, so the script may run several times on a page, but must listen only once.
 */
const STARTED = Symbol.for('broker-embed');

/**
 * Sets each form frame to the height that the frame's page reports. Dispatches the form's events on the frame.
 * @param base URL of the folder of the broker's pages, with a trailing slash
 */
export function resizeIframes(base: string) {
  const { origin } = new URL(base);
  const page = globalThis as { [STARTED]?: Set<string> };
  page[STARTED] ??= new Set();
  const isStarted = page[STARTED].has(base);
  page[STARTED].add(base);
  const frames = () =>
    [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${base}embed/`));
  const onMessage = ({ origin: from, source, data }: MessageEvent<FrameMessage | null>) => {
    const frame = from === origin && frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    if (data?.type === 'broker:height') {
      const { height } = data;
      if (!Number.isFinite(height)) return;
      // The page may give the frame a border, which the reported height doesn't include.
      frame.style.boxSizing = 'content-box';
      frame.style.height = `${Math.min(MAX_HEIGHT_PX, Math.max(MIN_HEIGHT_PX, height))}px`;
    } else if (/^broker:(ready|submitted|failed)$/.test(`${data?.type}`)) {
      const reference = data && 'reference' in data ? data.reference : undefined;
      const detail = typeof reference === 'string' ? { reference } : null;
      frame.dispatchEvent(new CustomEvent(`${data?.type}`, { bubbles: true, detail }));
    }
  };
  if (!isStarted) addEventListener('message', onMessage);
  // The target origin may be "*", because the message contains no data. With the broker's origin as the target,
  // browsers would drop the message to a frame that has not loaded yet, because the frame doesn't have this origin yet.
  for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'broker:measure' }, '*');
}
