import { useEffect, useMemo, useRef } from 'react';
import { COPY } from './copy';
import { MenuRows } from './MenuRows';
import type { NavbarViewProps } from './read-items';
import { createSlideIn } from './slide-in';

type MenuProps = NavbarViewProps & {
  /**
   * An id that is unique on the page. The menu's sections are `<details>` elements with this id as their `name`, so
   * expanding one section closes the others. Sections inside a section share a longer name, which begins with this id.
   */
  readonly id: string;
};

/**
 * Renders the hamburger and the slide-in menu, for windows narrower than `LIMITS.xlPx`. Without scripts, the
 * `<details>` element opens the menu.
 */
export function Menu({ items, current, quoteLink, id }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const slideIn = useMemo(() => createSlideIn(() => details.current as HTMLDetailsElement), []);
  useEffect(() => slideIn.watch(), [slideIn]);

  return (
    <details className="navbar__menu" ref={details}>
      <summary>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M2 6h20M2 12h20M2 18h13" />
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
        <span>{COPY.openMenu}</span> <span>{COPY.closeMenu}</span>
      </summary>
      <dialog
        className="navbar__slide-in"
        aria-label={COPY.menu}
        open
        onClick={slideIn.onClick}
        onKeyDown={slideIn.onKeyDown}
        onClose={() => slideIn.close()}
      >
        <div className="navbar__head">
          {COPY.menu}
          <button type="button" aria-label={COPY.closeMenu} onClick={() => slideIn.close()}>
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        <MenuRows items={items} current={current} group={id} />
        {/* Close the menu before the focus moves to the form: elements behind an open menu can't get the focus. */}
        {quoteLink(() => slideIn.close())}
      </dialog>
    </details>
  );
}
