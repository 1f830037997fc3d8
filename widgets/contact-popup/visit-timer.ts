import { visitStart } from './dismissed';

type MaybePrerendering = Document & { readonly prerendering?: boolean };

/** Calls `onDue` `delayMs` after the visit's first page was opened. Returns a function that stops the timer. */
export function startVisitTimer(delayMs: number, onDue: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(onDue, Math.max(0, visitStart() + delayMs - Date.now()));
  };
  // A prerendered page is not part of the visit until it is shown.
  if ((document as MaybePrerendering).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('prerenderingchange', start);
  };
}
