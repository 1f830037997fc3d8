import { type KeyboardEvent, useRef } from 'react';
import { rowAt } from './arrow-keys';
import { Dropdown } from './Dropdown';
import { ariaCurrent, splitLinked } from './items';
import type { NavbarViewProps } from './read-items';
import { useDropdowns } from './use-dropdowns';

/** Renders the bar of links, for windows at least `LIMITS.xlPx` wide. */
export function Bar({ items, current, quoteLink }: NavbarViewProps) {
  const bar = useRef<HTMLUListElement>(null);
  const dropdowns = useDropdowns(bar);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowDown' && from.matches('.navbar__top > button')) {
      dropdowns.enter([...(bar.current as Element).children].indexOf(from.parentElement as Element));
    } else {
      const row = rowAt(event.key, from);
      if (!row) return;
      row.focus();
    }
    event.preventDefault();
  };

  return (
    <ul className="navbar__bar" ref={bar} onKeyDown={onKeyDown}>
      {splitLinked(items).rows.map((item, index) =>
        item.items ? (
          <Dropdown
            key={item.name}
            item={item}
            current={current}
            open={dropdowns.open === index}
            onOpen={() => dropdowns.show(index)}
            onClose={dropdowns.close}
            onLeave={dropdowns.closeSoon}
          />
        ) : (
          <li key={item.name} hidden={item.menuOnly}>
            <a href={item.path} aria-current={ariaCurrent(item, current)}>
              {item.name}
            </a>
          </li>
        ),
      )}
      <li>{quoteLink()}</li>
    </ul>
  );
}
