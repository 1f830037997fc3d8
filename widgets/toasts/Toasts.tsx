import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { focusedElement } from '../shared/runtime/focused-element';
import { useStore } from '../shared/runtime/use-store';
import type { Toast } from '../shared/toast/toast';
import { isAltT } from './focus';
import { LIMITS } from './limits';
import { pauseOnHover } from './pause-on-hover';
import type { Container, Queue } from './queue';
import { ToastCard } from './ToastCard';
import { bringToTop } from './top-layer';

type ToastsProps = {
  readonly queue: Queue;
  readonly closeLabel: string;
  readonly label: string;
  /** Language of the labels. Undefined for English. */
  readonly language?: string | undefined;
  readonly container: Container;
};

const isUrgent = ({ type, silent }: Toast) => !silent && (type === 'error' || type === 'warning');
const isPolite = ({ type, silent }: Toast) => !silent && (type === 'success' || type === 'info');

/**
 * Renders the region that contains all toasts. It is in the page even without toasts, because screen readers wouldn't
 * announce a first toast that arrived together with its region.
 */
export function Toasts({ queue, closeLabel, label, language, container }: ToastsProps) {
  const state = useStore(queue.store);
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const shown = state.container === container ? state.items.slice(0, LIMITS.shown) : [];
  const newest = shown.at(-1)?.key;
  const isEmpty = !newest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves above anything opened since the last toast
  useEffect(() => bringToTop(region.current as HTMLElement), [newest]);

  useEffect(() => {
    if (isEmpty) return;
    const element = region.current as HTMLElement;
    const stopPausing = pauseOnHover(element, queue.pause);
    const rememberFocus = () => {
      const focused = focusedElement();
      if (!element.contains(focused)) previousFocus.current = focused;
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isAltT(event)) return;
      event.preventDefault();
      rememberFocus();
      element.focus();
    };
    element.addEventListener('pointerdown', rememberFocus);
    addEventListener('keydown', onKey, true);
    return () => {
      stopPausing();
      element.removeEventListener('pointerdown', rememberFocus);
      removeEventListener('keydown', onKey, true);
    };
  }, [isEmpty, queue]);

  // Memoised, because each card re-binds its drag listeners when `onClose` changes.
  const { restoreFocus, onClose } = useMemo(() => {
    function restoreFocus() {
      if (previousFocus.current?.isConnected) previousFocus.current.focus({ preventScroll: true });
      else focusedElement()?.blur();
      previousFocus.current = null;
    }
    function onClose(key: number) {
      const focused = focusedElement();
      const wasFocused = region.current?.contains(focused);
      const buttons = [...(region.current?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
      const at = buttons.indexOf(focused as HTMLElement);
      const next = buttons[at + 1] ?? buttons[at - 1];
      queue.close(key);
      // Move the focus: otherwise it would be lost when the pressed button disappears.
      if (wasFocused) next ? next.focus() : restoreFocus();
    }
    return { restoreFocus, onClose };
  }, [queue]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Stop the event, because the key would also close a dialog below the toasts.
    event.preventDefault();
    event.stopPropagation();
    restoreFocus();
  };

  const list = (isIncluded: (toast: Toast) => boolean) =>
    shown
      .filter(({ toast }) => isIncluded(toast))
      .map((item) => <ToastCard key={item.key} item={item} closeLabel={closeLabel} onClose={onClose} />);

  return (
    <section
      className="toasts"
      popover="manual"
      aria-label={label}
      lang={language}
      aria-keyshortcuts="Alt+T"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      ref={region}
    >
      <div className="toasts__list" role="alert" aria-atomic="false">
        {list(isUrgent)}
      </div>
      <div className="toasts__list" role="status" aria-atomic="false">
        {list(isPolite)}
      </div>
      <div className="toasts__list">{list(({ silent }) => !!silent)}</div>
    </section>
  );
}
