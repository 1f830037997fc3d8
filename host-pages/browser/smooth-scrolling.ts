/**
 * Links within a page scroll smoothly from the first click on. Before it, they must not: a page that is opened at an anchor would
 * scroll there, for seconds on a long page, if its HTML arrives slowly.
 */
export function scrollSmoothlyOnceClicked(): void {
  const { documentElement } = document;
  // Capture: before the browser follows the link. Keyboards and screen readers click, too.
  addEventListener('click', () => documentElement.classList.add('clicked'), { capture: true, once: true });
}
