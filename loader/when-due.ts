import { warn } from './report';

const WHENS = ['visible', 'now', 'idle'];

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `due` when `data-when` on the placeholder says so: `now`, `idle`, or near the screen (`visible`, the default). */
export function whenDue(host: HTMLElement, due: () => void) {
  let when = host.dataset.when ?? 'visible';
  if (!WHENS.includes(when)) {
    warn(host, `data-when="${when}" is not one of ${WHENS}`, WHENS[0] as string);
    when = 'visible';
  }
  // Safari has no requestIdleCallback.
  if (when === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(due);
  // An element that makes no box never meets the screen: https://drafts.csswg.org/css-display/#valdef-display-contents
  else if (when === 'now' || getComputedStyle(host).display === 'contents') due();
  else {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer?.unobserve(target);
          waiting.get(target)?.();
        }
      },
      // About one screen of a phone: the widget stands before its place scrolls in.
      { rootMargin: '600px' },
    );
    waiting.set(host, due);
    observer.observe(host);
  }
}
