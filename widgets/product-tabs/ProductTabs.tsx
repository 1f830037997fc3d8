import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { StaticContent } from '../shared/html/StaticContent';
import type { Tab } from './read-tabs';
import { makeTabPanels, showPanel } from './tab-panels';

export type ProductTabsProps = {
  readonly tabs: readonly Tab[];
  /** Id of the tab that is selected at first. If no tab has this id, the first tab is selected. */
  readonly active: string;
  readonly label: string;
  readonly prerendered: boolean;
  /** The page's own sections, one per tab; undefined at build time. */
  readonly panels?: readonly HTMLElement[];
  /** The sections at build time. All except the active one are `hidden`. */
  readonly children?: ReactNode;
};

const NO_PANELS: readonly HTMLElement[] = [];

/** Renders tabs. Without scripts the same elements are links to sections, and CSS shows the targeted section. */
export function ProductTabs({
  tabs,
  active,
  label,
  prerendered,
  panels = NO_PANELS,
  children,
}: ProductTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const first = Math.max(
    0,
    tabs.findIndex(({ id }) => id === active),
  );
  const [shown, setShown] = useState<number>();
  const live = shown !== undefined;

  useLayoutEffect(() => makeTabPanels(panels, tabs), [panels, tabs]);

  useEffect(() => {
    const openFragment = (event?: Event) => {
      const { hash } = location;
      for (const [index, panel] of panels.entries()) {
        const isPanel = hash === `#${panel.id}` || hash === `#${encodeURI(panel.id)}`;
        const target = isPanel ? root.current : panel.querySelector(':target');
        if (!target) continue;
        showPanel(panels, index);
        setShown(index);
        // Don't scroll to a prerendered panel on load: CSS has shown it, and the browser has scrolled to it.
        if (event || !prerendered || !isPanel) target.scrollIntoView();
      }
    };
    openFragment();
    addEventListener('hashchange', openFragment);
    return () => removeEventListener('hashchange', openFragment);
  }, [panels, prerendered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab opened by the fragment stays until `active` changes
  useEffect(() => setShown((before) => (live ? first : (before ?? first))), [first]);

  useLayoutEffect(() => {
    if (live) showPanel(panels, shown);
  }, [live, panels, shown]);

  const choose = (event: MouseEvent<Element> | KeyboardEvent<Element>, index: number | undefined) => {
    // Leave events with a modifier key to the browser: they open links elsewhere, or are shortcuts.
    if (!live || index === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    setShown(index);
    const list = event.currentTarget.parentElement as HTMLElement;
    (list.children[index] as HTMLElement).focus();
  };
  const last = tabs.length - 1;
  const tabFor = (key: string, index: number) =>
    ({
      ArrowRight: index < last ? index + 1 : 0,
      ArrowLeft: index > 0 ? index - 1 : last,
      Home: 0,
      End: last,
      ' ': index,
    })[key];

  return (
    <div className="product-tabs" data-live={live ? '' : undefined} ref={root}>
      <div className="product-tabs__list" {...(live && { role: 'tablist', 'aria-label': label })}>
        {tabs.map((tab, index) => [
          ' ',
          <a
            key={tab.id}
            className={`product-tabs__tab${index === first ? ' product-tabs__tab--first' : ''}`}
            href={`#${tab.id}`}
            {...(live && {
              role: 'tab',
              'aria-selected': index === shown,
              'aria-controls': prerendered ? tab.id : undefined,
              tabIndex: index === shown ? 0 : -1,
            })}
            onClick={(event) => choose(event, index)}
            onKeyDown={(event) => choose(event, tabFor(event.key, index))}
          >
            {tab.label}
          </a>,
        ])}
      </div>
      <StaticContent className="product-tabs__panels" prerendered={prerendered}>
        {children}
      </StaticContent>
    </div>
  );
}
