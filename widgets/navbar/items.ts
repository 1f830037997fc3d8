import { COPY } from './copy';

/** A row of the navigation. */
export type Item = {
  readonly name: string;
  /**
   * The item's URL, or ''. An item with neither a path nor items has no page, and is named in the line below its list; a
   * top item only in the slide-in menu, since the bar has no such line. A top item with items may have no path; a category must have one.
   */
  readonly path: string;
  /** URL of a symbol in a sprite: /assets/art-1234.svg#motor. Browsers require the same origin. */
  readonly icon?: string | undefined;
  /** One sentence about a category, above its products. */
  readonly text?: string | undefined;
  readonly items?: readonly Item[] | undefined;
  /** A top item that the bar has no room for. */
  readonly menuOnly?: boolean | undefined;
};

/** Splits items into rows with a link or a list, and the line that names all others; '' if there are none. */
export function splitLinked(items: readonly Item[]): {
  readonly rows: readonly Item[];
  readonly ask: string;
} {
  const isRow = ({ path, items }: Item) => path || items;
  const names = items.filter((item) => !isRow(item)).map(({ name }) => name);
  const [first] = names;
  // A line that was read from prerendered markup is complete.
  const ask = first && !first.startsWith(COPY.askUs) ? COPY.ask(names) : (first ?? '');
  return { rows: items.filter(isRow), ask };
}

/** Whether the current page is below an item. */
const containsPath = (item: Item, current: string): boolean =>
  !!item.items?.some((one) => (current && one.path === current) || containsPath(one, current));

/** The aria-current of an item's link or button. */
export function ariaCurrent(item: Item, current: string): 'page' | 'true' | undefined {
  if (current && item.path === current) return 'page';
  return containsPath(item, current) ? 'true' : undefined;
}
