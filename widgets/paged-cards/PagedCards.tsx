import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StaticContent } from '../shared/html/StaticContent';
import { Controls } from './Controls';
import { COPY } from './copy';
import { STILL_MS } from './limits';
import type { PagedCardsOptions } from './options';
import { cardsInSet, firstCard, nearestSet, oneSetFrom } from './sets';

export type PagedCardsProps = PagedCardsOptions & {
  readonly cards: number;
  readonly prerendered: boolean;
  /** The page's own `<ul>`, at build time only. */
  readonly children?: ReactNode;
};

// Returns true if the window is at least `px` wide. Uses a media query, like the CSS: if the page has a scrollbar or is
// zoomed, `innerWidth` differs in some browsers from the width that media queries use.
const reaches = (px: number) => matchMedia(`(min-width: ${px}px)`).matches;

/**
 * Returns the distance in px between the starts of two neighbouring cards. `outOfView` is the number of cards that are
 * out of view at a time.
 */
const pitch = ({ scrollWidth, clientWidth }: Element, outOfView: number) =>
  (scrollWidth - clientWidth) / outOfView;

/**
 * Renders a row of cards that scrolls and snaps without scripts. Scripts add controls, which move the row by a set of
 * cards. The number of cards in a set depends on the window's width.
 */
export function PagedCards({ rule, label, cards, prerendered, children }: PagedCardsProps) {
  const view = useRef<HTMLDivElement>(null);
  const [inSet, setInSet] = useState(0);
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);
  const sets = inSet && Math.ceil(cards / inSet);

  useEffect(() => {
    const count = () => setInSet(cardsInSet(rule, reaches));
    count();
    addEventListener('resize', count);
    return () => removeEventListener('resize', count);
  }, [rule]);

  useEffect(() => {
    if (sets < 2) return;
    const row = view.current as HTMLElement;
    const settle = () =>
      setCurrent(nearestSet(Math.abs(row.scrollLeft) / pitch(row, cards - inSet), cards, inSet));
    // The row may already be scrolled: by the visitor before the script ran, or by the browser after Back.
    settle();
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        settle();
        setMoved(true);
      }, STILL_MS);
    };
    row.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      row.removeEventListener('scroll', onScroll);
    };
  }, [cards, inSet, sets]);

  const goTo = (set: number) => {
    const to = (set + sets) % sets;
    const row = view.current as HTMLElement;
    const distance = firstCard(to, cards, inSet) * pitch(row, cards - inSet);
    // CSS decides whether the row scrolls smoothly. In a row from right to left, scroll positions are negative.
    row.scrollTo({ left: getComputedStyle(row).direction === 'rtl' ? -distance : distance });
    setCurrent(to);
    setMoved(true);
  };

  const from = oneSetFrom(rule, cards);
  // If the row can scroll, it gets a tabindex, because Safari doesn't make scrollable elements focusable. Until scripts
  // know the window's width, assume that the window is narrow.
  const scrolls = inSet ? sets > 1 : from !== 0;
  return (
    <div
      className={`paged-cards paged-cards--${rule}${from === undefined ? '' : ` paged-cards--one-from-${from}`}`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: it holds cards, no fields */}
      <div
        ref={view}
        className="paged-cards__view"
        role="group"
        aria-label={label}
        tabIndex={scrolls ? 0 : undefined}
      >
        <StaticContent className="paged-cards__cards" prerendered={prerendered}>
          {children}
        </StaticContent>
      </div>
      <div className="paged-cards__controls">
        {sets > 1 && <Controls current={current} sets={sets} onGo={goTo} />}
        <p className="paged-cards__status" role="status">
          {moved && sets > 1 && COPY.set(current + 1, sets)}
        </p>
      </div>
    </div>
  );
}
