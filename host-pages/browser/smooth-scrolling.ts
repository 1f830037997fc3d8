/**
 * Enables smooth scrolling of links within a page with the first click. Without the delay, a page that is opened at an
 * anchor would scroll there smoothly, which takes seconds on a long page whose HTML arrives slowly.
 */
export function scrollSmoothlyOnceClicked(): void {
  const { documentElement } = document;
  // Captures the event before the browser follows the link. Keyboards and screen readers also cause clicks.
  addEventListener('click', () => documentElement.classList.add('clicked'), { capture: true, once: true });
}
