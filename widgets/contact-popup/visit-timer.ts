import { visitStart } from './dismissed';

type MaybePrerendering = Document & { readonly prerendering?: boolean };

/**
 * Calls `onDue` when `delayMs` ms have passed since the visitor opened the visit's first page. Returns a function that
 * stops the timer.
 */
export function startVisitTimer(delayMs: number, onDue: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(onDue, Math.max(0, visitStart() + delayMs - Date.now()));
  };
  // A prerendered page isn't part of the visit until the browser shows it.
  if ((document as MaybePrerendering).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('prerenderingchange', start);
  };
}
