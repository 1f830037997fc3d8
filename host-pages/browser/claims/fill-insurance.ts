/**
 * Fills in the message of the enquiry form on /claims when a visitor follows a link to a type of insurance, on /claims
 * or on another page. The message then names that type. If the visitor has changed the message, it stays as it is.
 */
export function fillInsurance(): void {
  /** Returns all messages that the page or this script can fill in. Any other message is the visitor's own. */
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
