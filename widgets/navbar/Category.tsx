import type { MouseEvent, PointerEvent } from 'react';
import { COPY } from './copy';
import { type Item, mark, sortOut } from './items';
import { SHORT_LIST } from './limits';

type CategoryProps = {
  readonly item: Item;
  readonly current: string;
  /** Its products stand at the right. */
  readonly shown: boolean;
  /** The pointer comes to the row, or moves on it. */
  readonly onPoint: (event: PointerEvent) => void;
  /** The pointer has come to the products. */
  readonly onArrive: () => void;
  readonly onFocus: () => void;
  /** On a touch screen the first tap shows the products: there is no other way to see them. */
  readonly onClick: (event: MouseEvent) => void;
};

const Picture = ({ icon }: { readonly icon: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <use href={icon} />
  </svg>
);

/** A row of a dropdown, and what it holds. */
export function Category({ item, current, shown, onPoint, onArrive, onFocus, onClick }: CategoryProps) {
  const { name, path, icon, text, items } = item;
  const { rows, ask } = sortOut(items ?? []);
  return (
    <li data-shown={shown && items ? '' : undefined}>
      <a
        href={path}
        aria-current={mark(item, current)}
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
          <a className="navbar__all" href={path} aria-current={mark({ ...item, items: [] }, current)}>
            {COPY.all(name)}
          </a>
          {text && <p>{text}</p>}
          <ul>
            {rows.map((row) => (
              <li key={row.name}>
                <a href={row.path} aria-current={mark(row, current)}>
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
