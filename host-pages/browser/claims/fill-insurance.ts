/**
 * Names the insurance in the enquiry when a visitor follows a line's link on this page or from another page. Stops when
 * the visitor has changed the text.
 */
export function fillInsurance(): void {
  let filled: string | undefined;

  function fill(claim: Element | null | undefined) {
    const message = claim?.querySelector<HTMLElement>('[data-message]')?.dataset.message;
    const query = document.querySelector<HTMLTextAreaElement>('#claim textarea');
    if (!message || !query || ![filled, query.defaultValue].includes(query.value)) return;
    query.value = message;
    filled = query.value;
  }

  const fillFromAddress = () => fill(document.getElementById(location.hash.slice(1)));

  for (const link of document.querySelectorAll('[data-message]')) {
    link.addEventListener('click', () => fill(link.closest('section')));
  }
  fillFromAddress();
  addEventListener('hashchange', fillFromAddress);
}
