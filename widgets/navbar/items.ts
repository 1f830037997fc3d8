import { COPY } from './copy';

/** A row of the navigation. */
export type Item = {
  readonly name: string;
  /**
   * The item's URL, or '' if it has none. A category (an item of a top item) with `items` must have a URL. A top item
   * with `items` may lack one. An item with neither a URL nor `items` has no row: its name appears only in the text
   * "Ask us about …" at the end of its list. The bar has no such text, so only the slide-in menu names such a top item.
   */
  readonly path: string;
  /** URL of a symbol in a sprite: /assets/art-1234.svg#motor. Browsers load sprites only from the page's own origin. */
  readonly icon?: string | undefined;
  /** One sentence about a category, shown above its products. */
  readonly text?: string | undefined;
  readonly items?: readonly Item[] | undefined;
  /** True for a top item that only the slide-in menu shows, because it doesn't fit into the bar. */
  readonly menuOnly?: boolean | undefined;
};

/**
 * Splits items into `rows`, the items with a link or a list, and `ask`, a line with the names of all other items. If
 * there are no other items, `ask` is ''.
 */
export function splitLinked(items: readonly Item[]): {
  readonly rows: readonly Item[];
  readonly ask: string;
} {
  const isRow = ({ path, items }: Item) => path || items;
  const names = items.filter((item) => !isRow(item)).map(({ name }) => name);
  const [first] = names;
  // In prerendered markup, the first name is already the complete line "Ask us about …": keep it.
  const ask = first && !first.startsWith(COPY.askUs) ? COPY.ask(names) : (first ?? '');
  return { rows: items.filter(isRow), ask };
}

/** Returns true if the lists nested in an item contain the current page's path. */
const containsPath = (item: Item, current: string): boolean =>
  !!item.items?.some((one) => (current && one.path === current) || containsPath(one, current));

export function ariaCurrent(item: Item, current: string): 'page' | 'true' | undefined {
  if (current && item.path === current) return 'page';
  return containsPath(item, current) ? 'true' : undefined;
}
