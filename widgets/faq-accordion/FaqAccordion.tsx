import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { type Block, type FaqItem, LINK } from './read-items';

export type FaqAccordionProps = {
  readonly items: readonly FaqItem[];
  /** True if only one item is open at a time. */
  readonly single: boolean;
  /** Accessible name of the icon that links to a question. Only questions with an id have the icon. Empty: no icons. */
  readonly link: string;
  readonly prerendered: boolean;
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const item = event.currentTarget.parentElement as HTMLElement;
  const target = {
    ArrowDown: item.nextElementSibling,
    ArrowUp: item.previousElementSibling,
    Home: item.parentElement?.firstElementChild,
    End: item.parentElement?.lastElementChild,
  }[event.key];
  if (!target) return;
  event.preventDefault();
  (target.firstElementChild as HTMLElement).focus();
}

const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

function renderBlock(block: Block) {
  if (typeof block === 'string') {
    return (
      <p key={block}>
        <Lines text={block} />
      </p>
    );
  }
  return (
    <ul key={block[0]}>
      {block.map((point) => (
        <li key={point}>
          <Lines text={point} />
        </li>
      ))}
    </ul>
  );
}

/** Renders `<details>` elements, which open without scripts. The elements store which items are open; React doesn't. */
export function FaqAccordion({ items, single, link, prerendered }: FaqAccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  // The name of the <details> elements. Opening one closes all others with the same name on the page. So each accordion
  // needs a name of its own.
  const group = single ? items[0]?.id || items[0]?.question : undefined;

  useEffect(() => {
    const { children } = root.current as HTMLElement;
    const all = [...(children as HTMLCollectionOf<HTMLDetailsElement>)];
    const openFragment = (event?: Event) => {
      const { hash } = location;
      const item = all.find(({ id }) => id && (hash === `#${id}` || hash === `#${encodeURI(id)}`));
      if (!item) return;
      item.open = true;
      // Don't scroll to a prerendered item on load: the browser has done so, and the visitor may have scrolled since.
      if (event || !prerendered) item.scrollIntoView();
      if (event) (item.firstElementChild as HTMLElement).focus({ preventScroll: true });
    };
    openFragment();
    addEventListener('hashchange', openFragment);
    return () => removeEventListener('hashchange', openFragment);
  }, [prerendered]);

  useEffect(() => {
    const { children } = root.current as HTMLElement;
    const all = [...(children as HTMLCollectionOf<HTMLDetailsElement>)];
    let closed: HTMLDetailsElement[] = [];
    const openAll = () => {
      closed = closed.concat(all.filter(({ open }) => !open));
      for (const item of all) {
        item.removeAttribute('name');
        item.open = true;
      }
    };
    const restore = () => {
      for (const item of closed) item.open = false;
      closed = [];
      if (group) for (const item of all) item.setAttribute('name', group);
    };
    addEventListener('beforeprint', openAll);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', openAll);
      removeEventListener('afterprint', restore);
    };
  }, [group]);

  return (
    <div className="faq-accordion" ref={root}>
      {items.map(({ question, answer, id, open }) => (
        <details key={question} id={id} name={group} open={open}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is no static element */}
          <summary onKeyDown={moveFocus}>{question}</summary>
          <div>
            {answer.map(renderBlock)}
            {link && id && (
              // `-share` in the id makes reader modes skip the link.
              <a className={LINK} id={`${id}-share`} href={`#${id}`} aria-label={`${link}: ${question}`}>
                <svg viewBox="0 0 24 24" width="20" height="20" role="img" aria-label={link}>
                  <path d="M10 14a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1 1M14 10a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1-1" />
                </svg>
              </a>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
