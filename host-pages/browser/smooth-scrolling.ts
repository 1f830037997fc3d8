/**
 * Enables smooth scrolling for links within a page at the first click. If smooth scrolling were enabled earlier, a page
 * that is opened at an anchor would scroll there slowly: for seconds, if the page is long and its HTML arrives slowly.
 */
export function scrollSmoothlyOnceClicked(): void {
  const { documentElement } = document;
  // Captures the click, so that the class is set before the browser follows the link. Keyboards and screen readers also
  // cause clicks.
  addEventListener('click', () => documentElement.classList.add('clicked'), { capture: true, once: true });
}
