/**
 * Marks the step of Find My Cover to which the URL's fragment leads. If a link leads to another part of the page, such
 * as the quote form, the last marked step stays marked and visible.
 */
export function keepStep(): void {
  function mark() {
    const step = document.getElementById(location.hash.slice(1))?.closest('.finder > *');
    if (!step && location.hash) return;
    document.querySelector('[data-last]')?.removeAttribute('data-last');
    step?.setAttribute('data-last', '');
  }
  mark();
  addEventListener('hashchange', mark);
}
