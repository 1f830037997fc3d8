/**
 * Gives what takes a placeholder and calls `due` with it when its `data-when` says so: `now`, `idle`, or near the screen
 * (`visible`, the default).
 */
export function whenDue(due: (host: Element) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        due(target);
      }
    },
    // About one screen of a phone: the widget stands before its place scrolls in.
    { rootMargin: '600px' },
  );
  return (host: HTMLElement) => {
    const { when } = host.dataset;
    // Safari has no requestIdleCallback.
    if (when === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(() => due(host));
    // An element that makes no box never meets the screen: https://drafts.csswg.org/css-display/#valdef-display-contents
    else if (when === 'now' || getComputedStyle(host).display === 'contents') due(host);
    else observer.observe(host);
  };
}
