import type { FrameMessage } from './tell-parent';

/** No form is lower or higher in any language; whoever says otherwise may not cover the page, or hide the form. */
const LEAST_PX = 400;
const MOST_PX = 4000;

/**
 * Gives each frame with the broker's form the height that the form tells, and fires the form's events on it.
 * @param base folder of the broker's pages, with a slash at its end
 */
export function sizeFrames(base: string) {
  const { origin } = new URL(base);
  const frames = () =>
    [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${base}embed/`));
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<FrameMessage | null>) => {
    const frame = from === origin && frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    if (data?.type === 'broker:height') {
      const { height } = data;
      if (!Number.isFinite(height)) return;
      // Whatever border the page gives the frame stands around that height.
      frame.style.boxSizing = 'content-box';
      frame.style.height = `${Math.min(MOST_PX, Math.max(LEAST_PX, height))}px`;
    } else if (/^broker:(ready|submitted|failed)$/.test(`${data?.type}`)) {
      frame.dispatchEvent(new CustomEvent(`${data?.type}`, { bubbles: true }));
    }
  });
  // To anybody: a frame that has not loaded yet is of another origin, and this gives nothing away.
  for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'broker:measure' }, '*');
}
