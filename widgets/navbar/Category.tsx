import type { MouseEvent, PointerEvent } from 'react';
import { COPY } from './copy';
import { ariaCurrent, type Item, splitLinked } from './items';
import { SHORT_LIST } from './limits';

type CategoryProps = {
  readonly item: Item;
  readonly current: string;
  /** True if the category's products are shown at the right. */
  readonly shown: boolean;
  /** Called when the pointer enters the row or moves on it. */
  readonly onPoint: (event: PointerEvent) => void;
  /** Called when the pointer reaches the products. */
  readonly onArrive: () => void;
  readonly onFocus: () => void;
  /**
   * Called when the category is clicked. On a touch screen, the first tap must show the products instead of following
   * the link, because there is no other way to see them.
   */
  readonly onClick: (event: MouseEvent) => void;
};

const Picture = ({ icon }: { readonly icon: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <use href={icon} />
  </svg>
);

/** Renders a row of a dropdown, and its products. */
export function Category({ item, current, shown, onPoint, onArrive, onFocus, onClick }: CategoryProps) {
  const { name, path, icon, text, items } = item;
  const { rows, ask } = splitLinked(items ?? []);
  return (
    <li data-shown={shown && items ? '' : undefined}>
      <a
        href={path}
        aria-current={ariaCurrent(item, current)}
        onPointerEnter={onPoint}
        onPointerMove={onPoint}
        onFocus={onFocus}
        onClick={onClick}
      >
        {icon && <Picture icon={icon} />}
        {name}
      </a>
      {items && (
        <div className="navbar__sub" onPointerEnter={onArrive}>
          <a className="navbar__all" href={path} aria-current={ariaCurrent({ ...item, items: [] }, current)}>
            {COPY.all(name)}
          </a>
          {text && <p>{text}</p>}
          <ul>
            {rows.map((row) => (
              <li key={row.name}>
                <a href={row.path} aria-current={ariaCurrent(row, current)}>
                  {row.name}
                </a>
              </li>
            ))}
            {ask && <li className="navbar__ask">{ask}</li>}
          </ul>
          {icon && rows.length <= SHORT_LIST && <Picture icon={icon} />}
        </div>
      )}
    </li>
  );
}
