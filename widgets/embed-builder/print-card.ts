/**
 * Prints the card alone, by the page's own style sheet. host-pages/browser/share does the same with a list: scripts of
 * pages and widgets can't share a module without a further request.
 */
export function printCard(card: HTMLElement) {
  card.dataset.printed = '';
  // Phones return from `print` before they print, so the whole page is printed again after the visitor's next press.
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => card.removeAttribute('data-printed'), { once: true });
  print();
}
