export type Tab = { readonly id: string; readonly label: string };

/** The panels that a page holds, and their labels: those that were prerendered, else `data-label`, else the heading. */
export function readTabs(host: Element): { tabs: Tab[]; panels: HTMLElement[] } {
  const drawn = host.querySelectorAll('.product-tabs__tab');
  const panels = [
    ...host.querySelectorAll<HTMLElement>(':scope > section[id], .product-tabs__panels > section[id]'),
  ];
  const tabs = panels.map((panel, index) => {
    const words = drawn[index] ?? panel.querySelector('h2, h3, h4, h5, h6');
    return { id: panel.id, label: panel.dataset.label ?? words?.textContent?.trim() ?? '' };
  });
  if (!tabs[0] || tabs.some(({ label }) => !label)) {
    throw Error(
      `product-tabs: looked for <section id> with a heading or data-label in the placeholder and found ${JSON.stringify(tabs)}; put one there for each tab`,
    );
  }
  return { tabs, panels };
}
