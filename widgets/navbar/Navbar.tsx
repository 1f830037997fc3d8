import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { Bar } from './Bar';
import { COPY } from './copy';
import { createQuoteScroll } from './go-to-quote';
import { Menu } from './Menu';
import type { NavbarContent } from './read-items';

type NavbarProps = NavbarContent & {
  /** The URL that Get A Quote opens on pages without the form. */
  readonly home: string;
  /** Id for the slide-in menu (see `Menu`). It must be unique on the page. */
  readonly id: string;
};

/** Renders the site's navigation: in wide windows a bar of links and dropdowns, in narrow windows a slide-in menu. */
export function Navbar({ items, quote, quoteText = COPY.quote, current, home, id }: NavbarProps) {
  const root = useRef<HTMLElement>(null);
  const quoteScroll = useMemo(() => createQuoteScroll(quote), [quote]);

  useEffect(() => {
    // Scripts now open and close the dropdowns. `data-live` turns off the CSS rules that do so on :hover and
    // :focus-within.
    if (root.current) root.current.dataset.live = '';
    quoteScroll?.arrive();
    return quoteScroll?.dispose;
  }, [quoteScroll]);

  const quoteLink = (before?: () => void) => (
    <a
      className="navbar__quote"
      href={quote}
      data-page-text="getAQuote"
      onClick={(event: MouseEvent) => {
        before?.();
        if (!quoteScroll || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        quoteScroll.go(home);
      }}
    >
      {quoteText}
    </a>
  );
  const shared = { items, current, quoteLink };
  return (
    <nav className="navbar" aria-label={COPY.label} ref={root}>
      <Bar {...shared} />
      <Menu {...shared} id={id} />
    </nav>
  );
}
