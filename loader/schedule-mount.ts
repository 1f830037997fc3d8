import { attributeOf } from './report';

/** A page with endless scripts or animations is never idle: a widget waits no longer than this. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Returns a function that calls `onDue(placeholder)` at the time its `data-when` names: `now`, `idle`, or near the
 * viewport (`visible`, the default; `idle` for one that records the visitor's first campaign).
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
    // The widget stores the campaign of a landing page, even for a visitor who never scrolls to the form.
    const isIdle = when ? when === 'idle' : attributeOf(host, 'data-attribution') === 'first-touch';
    // Safari has no requestIdleCallback. As a delay, setTimeout takes the object for 0: the next task.
    if (isIdle)
      ((globalThis.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback)(() => onDue(host), {
        timeout: IDLE_TIMEOUT_MS,
      });
    // An element without a box never intersects the viewport: https://drafts.csswg.org/css-display/#valdef-display-contents
    else if (when === 'now' || getComputedStyle(host).display === 'contents') onDue(host);
    else observer.observe(host);
  };
}
