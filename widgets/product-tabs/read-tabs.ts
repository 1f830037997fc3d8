export type Tab = { readonly id: string; readonly label: string };

/**
 * Reads the page's panels and their labels. A panel's label is its `data-label`, else the text of its prerendered tab,
 * else its heading.
 */
export function readTabs(host: Element): { tabs: Tab[]; panels: HTMLElement[] } {
  const drawn = host.querySelectorAll('.product-tabs__tab');
  const panels = [
    ...host.querySelectorAll<HTMLElement>(':scope > section[id], .product-tabs__panels > section[id]'),
  ];
  const tabs = panels.map((panel, index) => {
    const labelled = drawn[index] ?? panel.querySelector('h2, h3, h4, h5, h6');
    return { id: panel.id, label: panel.dataset.label ?? labelled?.textContent?.trim() ?? '' };
  });
  if (!tabs[0] || tabs.some(({ label }) => !label)) {
    throw Error(
      `product-tabs: looked for <section id> with a heading or data-label in the placeholder and found ${JSON.stringify(tabs)}; put one there for each tab`,
    );
  }
  return { tabs, panels };
}
