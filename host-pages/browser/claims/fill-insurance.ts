/**
 * Names the insurance in the enquiry when a visitor follows a line's link on this page or from another page. Stops when
 * the visitor has changed the text.
 */
export function fillInsurance(): void {
  /** The texts that the query may begin with, in the form's language. */
  const beginnings = () =>
    [...document.querySelectorAll<HTMLElement>('[data-message]')].map(({ dataset }) => dataset.message);

  function fill(claim: Element | null | undefined) {
    const message = claim?.querySelector<HTMLElement>('a[data-message]')?.dataset.message;
    const query = document.querySelector<HTMLTextAreaElement>('#claim textarea');
    if (message && query && beginnings().includes(query.value)) query.value = message;
  }

  const fillFromAddress = () => fill(document.getElementById(location.hash.slice(1)));

  for (const link of document.querySelectorAll('a[data-message]')) {
    link.addEventListener('click', () => fill(link.closest('section')));
  }
  fillFromAddress();
  addEventListener('hashchange', fillFromAddress);
}
