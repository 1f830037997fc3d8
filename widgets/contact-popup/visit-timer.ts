import { visitStart } from './dismissed';

type MaybePrerendering = Document & { readonly prerendering?: boolean };

/** Calls `due` so long after the visit's first page was opened. Gives what stops it. */
export function startVisitTimer(delayMs: number, due: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(due, Math.max(0, visitStart() + delayMs - Date.now()));
  };
  // A page that is made ready before it is visited is no part of the visit yet.
  if ((document as MaybePrerendering).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('prerenderingchange', start);
  };
}
