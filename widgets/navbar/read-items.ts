import type { ReactNode } from 'react';
import type { Item } from './items';

export type NavbarContent = {
  readonly items: readonly Item[];
  /** URL of Get A Quote. Its fragment, if it has one, is the id of the form's section. */
  readonly quote: string;
  /** Text of Get A Quote in the markup. `showPageTexts` may have translated it before the widget mounts. */
  readonly quoteText?: string | undefined;
  /** The path of the item that links to this page, written as in the markup; '' if there is none. */
  readonly current: string;
};

/** Props that the bar and the slide-in menu share. */
export type NavbarViewProps = Pick<NavbarContent, 'items' | 'current'> & {
  /** Renders the link Get A Quote. When the link is clicked, `before` runs first, then the page scrolls to the form. */
  readonly quoteLink: (before?: () => void) => ReactNode;
};

const QUOTE = '#formdata';

/** Returns the first match in a row. Ignores the rows of nested lists. */
const closestOwn = (row: Element, selector: string) =>
  [...row.querySelectorAll(selector)].find((found) => found.closest('li') === row);

function readItem(row: Element): Item {
  const label = closestOwn(row, 'a, button');
  const name = label ?? [...row.childNodes].find((node) => node.textContent?.trim());
  const list = row.querySelector('ul');
  return {
    name: name?.textContent?.trim() ?? '',
    path: closestOwn(row, 'a')?.getAttribute('href') ?? '',
    icon: closestOwn(row, 'use')?.getAttribute('href') ?? undefined,
    text: closestOwn(row, 'p')?.textContent ?? undefined,
    items: list ? [...list.children].map(readItem) : undefined,
    menuOnly: row.hasAttribute('hidden') || undefined,
  };
}

function findCurrentPath(host: HTMLElement): string {
  const marked = host.querySelector('[aria-current=page]');
  const isHere = (link: Element) => {
    const { origin, pathname } = new URL(link.getAttribute('href') as string, location.href);
    return origin === location.origin && decode(pathname) === decode(location.pathname);
  };
  const here = host.hasAttribute('data-prerendered')
    ? marked
    : (marked ?? [...host.querySelectorAll('li a[href]')].find(isHere));
  return here?.getAttribute('href') ?? '';
}

/** Decodes a path, so that "(stop)" and "%28stop%29" are equal. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Reads the placeholder's content: lists of links written by hand, or the prerendered markup of this widget. */
export function readNavbar(host: HTMLElement): NavbarContent {
  const list = host.querySelector('ul');
  if (!list?.querySelector('a'))
    throw new Error(
      'navbar: no <ul> with links in the placeholder; put <ul><li><a href="/">Home</a></li></ul> there',
    );
  const quote =
    host.querySelector('.navbar__quote') ?? [...host.children].find((child) => child.matches('a'));
  const rows = [...list.children].filter((row) => !quote || !row.contains(quote));
  const items = rows.map(readItem);
  const categories = items.flatMap((item) => item.items ?? []);
  const unlinked = categories.find((category) => category.items && !category.path);
  if (unlinked)
    throw new Error(`navbar: "${unlinked.name}" has a list and no link; put <a href="…"> around its name`);
  return {
    items,
    quote: quote?.getAttribute('href') ?? QUOTE,
    quoteText: host.querySelector('[data-page-text]')?.textContent ?? undefined,
    current: findCurrentPath(host),
  };
}
