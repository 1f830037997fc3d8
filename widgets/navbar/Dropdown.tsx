import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Category } from './Category';
import { COPY } from './copy';
import { type Item, mark, sortOut } from './items';
import { POINTING } from './limits';

type DropdownProps = {
  readonly item: Item;
  readonly current: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** The pointer has left. */
  readonly onLeave: () => void;
};

const hovers = (pointer: string) => pointer === 'mouse' || pointer === 'pen';

/** A top item that opens a panel: its rows, and at the right what the row pointed at holds. */
export function Dropdown({ item, current, open, onOpen, onClose, onLeave }: DropdownProps) {
  const [shown, setShown] = useState(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The pointer that presses, '' for keys and assistive technology; and what was shown as it pressed. */
  const press = useRef({ pointer: '', shown: 0, at: 0 });
  const focusedAt = useRef(0);
  const panel = useRef<HTMLDivElement>(null);
  const { rows, ask } = sortOut(item.items ?? []);

  const show = (index: number) => {
    clearTimeout(rest.current);
    setShown(index);
  };
  const point = (event: PointerEvent, index: number) => {
    // To the right lies the list that shows: on its way there the pointer may cross other rows.
    const restsAnew = event.type !== 'pointermove' || event.movementX > 0;
    if (!hovers(event.pointerType) || !restsAnew) return;
    clearTimeout(rest.current);
    rest.current = setTimeout(setShown, POINTING.restMs, index);
  };

  useEffect(() => {
    if (!open) setShown(0);
    return () => clearTimeout(rest.current);
  }, [open]);

  // Flush under its item, unless the window ends first.
  useLayoutEffect(() => {
    const { style } = panel.current as HTMLElement;
    if (!open) return;
    const { right } = (panel.current as HTMLElement).getBoundingClientRect();
    const beyond = right - document.documentElement.clientWidth;
    if (beyond > 0) style.translate = `${-beyond}px`;
    return () => {
      style.translate = '';
    };
  }, [open]);

  return (
    <li
      className="navbar__top"
      data-open={open ? '' : undefined}
      onPointerEnter={(event) => hovers(event.pointerType) && onOpen()}
      onPointerLeave={(event) => {
        clearTimeout(rest.current);
        if (hovers(event.pointerType)) onLeave();
      }}
      onPointerDown={(event) => {
        press.current = { pointer: event.pointerType, shown, at: event.timeStamp };
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-current={mark(item, current) && 'true'}
        onFocus={(event) => {
          const { pointer, at } = press.current;
          // A press opens by its click.
          if (pointer && event.timeStamp - at < POINTING.pressMs) return;
          focusedAt.current = event.timeStamp;
          onOpen();
        }}
        onClick={(event) => {
          const { pointer } = press.current;
          press.current.pointer = '';
          const isSamePress = !pointer && event.timeStamp - focusedAt.current < POINTING.samePressMs;
          if (open && !hovers(pointer) && !isSamePress) onClose();
          else onOpen();
        }}
      >
        {item.name}
      </button>
      <div className="navbar__panel" ref={panel}>
        {item.path && (
          <a className="navbar__all" href={item.path} aria-current={mark({ ...item, items: [] }, current)}>
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
              onArrive={() => clearTimeout(rest.current)}
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
