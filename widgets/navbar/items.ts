import { COPY } from './copy';

/** A row of the navigation. */
export type Item = {
  readonly name: string;
  /**
   * Where it leads. Without one, and without items, it has no page: it is named in the line below its list. A top item
   * that opens may have none; a category may not.
   */
  readonly path: string;
  /** Address of a sprite's symbol: /assets/art-1234.svg#motor. Of the same origin, or browsers show nothing. */
  readonly icon?: string | undefined;
  /** One sentence about a category, above its products. */
  readonly text?: string | undefined;
  readonly items?: readonly Item[] | undefined;
};

/** The rows that lead somewhere, and the line that names the others; '' where there are none. */
export function sortOut(items: readonly Item[]): { readonly rows: readonly Item[]; readonly ask: string } {
  const isRow = ({ path, items }: Item) => path || items;
  const names = items.filter((item) => !isRow(item)).map(({ name }) => name);
  const [first] = names;
  // A line that was read back from prerendered markup is ready.
  const ask = first && !first.startsWith(COPY.askUs) ? COPY.ask(names) : (first ?? '');
  return { rows: items.filter(isRow), ask };
}

/** Whether the current page lies below an item. */
export const holds = (item: Item, current: string): boolean =>
  !!item.items?.some((one) => (current && one.path === current) || holds(one, current));

/** aria-current of what stands for an item. */
export function mark(item: Item, current: string): 'page' | 'true' | undefined {
  if (current && item.path === current) return 'page';
  return holds(item, current) ? 'true' : undefined;
}
