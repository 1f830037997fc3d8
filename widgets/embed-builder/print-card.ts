/**
 * Prints only the card, which `data-printed` marks for the page's style sheet. host-pages/browser/share repeats this
 * code, because scripts of pages and of widgets can't share a module without a further request.
 */
export function printCard(card: HTMLElement) {
  card.dataset.printed = '';
  // Keep the mark until the visitor's next press: phones return from `print` before they print.
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => card.removeAttribute('data-printed'), { once: true });
  print();
}
