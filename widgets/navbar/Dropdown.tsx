import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Category } from './Category';
import { COPY } from './copy';
import { ariaCurrent, type Item, splitLinked } from './items';
import { POINTING } from './limits';

type DropdownProps = {
  readonly item: Item;
  readonly current: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called when a mouse or pen has left the item and its panel. */
  readonly onLeave: () => void;
};

const canHover = (pointer: string) => pointer === 'mouse' || pointer === 'pen';

/** Renders a top item that opens a panel with its rows and, at the right, the products of the hovered row. */
export function Dropdown({ item, current, open, onOpen, onClose, onLeave }: DropdownProps) {
  const [shown, setShown] = useState(0);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last press: the pointer's type ('' for keys and assistive technology), and the row shown at that moment. */
  const press = useRef({ pointer: '', shown: 0 });
  const panel = useRef<HTMLDivElement>(null);
  const { rows, ask } = splitLinked(item.items ?? []);

  const show = (index: number) => {
    clearTimeout(restTimer.current);
    setShown(index);
  };
  const point = (event: PointerEvent, index: number) => {
    // The timer shows a row's products once the pointer rests on the row. Each move to the right restarts the timer,
    // because the pointer may cross other rows on its way to the products.
    const restartsTimer = event.type !== 'pointermove' || event.movementX > 0;
    if (!canHover(event.pointerType) || !restartsTimer) return;
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(setShown, POINTING.restMs, index);
  };

  useEffect(() => {
    if (!open) setShown(0);
    return () => clearTimeout(restTimer.current);
  }, [open]);

  // The panel is aligned with its item. Shift it if the window is too narrow for that.
  useLayoutEffect(() => {
    const { style } = panel.current as HTMLElement;
    if (!open) return;
    const { left, right } = (panel.current as HTMLElement).getBoundingClientRect();
    const overflow = Math.max(right - document.documentElement.clientWidth, 0) || Math.min(left, 0);
    if (overflow) style.translate = `${-overflow}px`;
    return () => {
      style.translate = '';
    };
  }, [open]);

  return (
    <li
      className="navbar__top"
      data-open={open ? '' : undefined}
      onPointerEnter={(event) => canHover(event.pointerType) && onOpen()}
      onPointerLeave={(event) => {
        clearTimeout(restTimer.current);
        if (canHover(event.pointerType)) onLeave();
      }}
      onPointerDown={(event) => {
        press.current = { pointer: event.pointerType, shown };
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-current={ariaCurrent(item, current) && 'true'}
        onClick={() => {
          const { pointer } = press.current;
          press.current.pointer = '';
          // A mouse or pen has opened the panel by hovering, so its click must not close the panel.
          if (open && !canHover(pointer)) onClose();
          else onOpen();
        }}
      >
        {item.name}
      </button>
      <div className="navbar__panel" ref={panel}>
        {item.path && (
          <a
            className="navbar__all"
            href={item.path}
            aria-current={ariaCurrent({ ...item, items: [] }, current)}
          >
            {COPY.all(item.name)}
          </a>
        )}
        <ul>
          {rows.map((row, index) => (
            <Category
              key={row.name}
              item={row}
              current={current}
              shown={index === shown}
              onPoint={(event) => point(event, index)}
              onArrive={() => clearTimeout(restTimer.current)}
              onFocus={() => show(index)}
              onClick={(event) => {
                const { pointer, shown: before } = press.current;
                press.current.pointer = '';
                if (!row.items || pointer !== 'touch' || before === index) return;
                event.preventDefault();
                show(index);
              }}
            />
          ))}
          {ask && <li className="navbar__ask">{ask}</li>}
        </ul>
      </div>
    </li>
  );
}
