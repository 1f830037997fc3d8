import { attributeOf } from './report';

/** Maximum time that a widget waits for an idle page. Pages with endless scripts or animations are never idle. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Returns a function that takes a placeholder, and calls `onDue` with it when the widget must be mounted. The
 * placeholder's `data-when` chooses the time: `now`, `idle`, or `visible` (near the viewport). Without `data-when`, the
 * time is `idle` if `data-attribution` is `first-touch`, and `visible` if not. With `visible`, a prerendered widget
 * first waits until the page is idle, and a placeholder with `display: contents` doesn't wait for the viewport.
 */
export function scheduleMount(onDue: (host: Element) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        onDue(target);
      }
    },
    // About one screen of a phone: the widget is mounted before it scrolls into view.
    { rootMargin: '600px' },
  );
  return (host: HTMLElement) => {
    const when = attributeOf(host, 'data-when');
    // Don't wait for `visible` with first-touch: the widget must store the landing page's campaign even if the visitor
    // never scrolls to the form.
    const isIdle = when ? when === 'idle' : attributeOf(host, 'data-attribution') === 'first-touch';
    const start = () => {
      // An element without a box never intersects the viewport:
      // https://drafts.csswg.org/css-display/#valdef-display-contents
      if (isIdle || when === 'now' || getComputedStyle(host).display === 'contents') onDue(host);
      else observer.observe(host);
    };
    // A prerendered widget waits until the page is idle, so that mounting doesn't delay the page's first frames. Its
    // markup is visible and works already.
    if (isIdle || (when !== 'now' && 'prerendered' in host.dataset))
      // Safari has no requestIdleCallback. setTimeout reads the options object as a delay of 0.
      ((globalThis.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback)(start, {
        timeout: IDLE_TIMEOUT_MS,
      });
    else start();
  };
}
