/**
 * Fills in the message of the enquiry form on /claims with a text that names an insurance. Does so when a visitor
 * follows a link to that insurance, on /claims or on another page. Does nothing once the visitor has changed the
 * message.
 */
export function fillInsurance(): void {
  /** Returns the form's initial message, and the messages of the links. All are in the form's language. */
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
