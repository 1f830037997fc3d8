import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { Bar } from './Bar';
import { COPY } from './copy';
import { createQuoteWay } from './go-to-quote';
import { Menu } from './Menu';
import type { NavbarContent } from './read-items';

/** What the bar and the slide-in menu both show. */
export type NavbarViewProps = NavbarContent & {
  readonly onQuote: (event: MouseEvent<HTMLAnchorElement>) => void;
};

type NavbarProps = NavbarContent & {
  /** Where Get A Quote goes from a page without the form. */
  readonly home: string;
  /** One on a page. */
  readonly id: string;
};

/** The site's navigation: a bar of links and dropdowns from xl on, a menu that slides in below. */
export function Navbar({ items, quote, current, home, id }: NavbarProps) {
  const root = useRef<HTMLElement>(null);
  const way = useMemo(() => createQuoteWay(quote), [quote]);

  useEffect(() => {
    // From here on scripts open and close, no longer :hover and :focus-within.
    if (root.current) root.current.dataset.live = '';
    way.arrive();
    return way.dispose;
  }, [way]);

  const onQuote = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    way.go(home);
  };
  const shared = { items, quote, current, onQuote };
  return (
    <nav className="navbar" aria-label={COPY.label} ref={root}>
      <Bar {...shared} />
      <Menu {...shared} id={id} />
    </nav>
  );
}
