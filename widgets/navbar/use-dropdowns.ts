import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LIMITS } from './limits';

const NONE = -1;

/**
 * Stores which dropdown of the bar is open. Closes it on Escape, on a press outside, and when the focus moves outside.
 * `bar` refers to the list of top items.
 */
export function useDropdowns(bar: RefObject<HTMLUListElement | null>) {
  const [open, setOpen] = useState(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const entersNext = useRef(false);

  const show = (index: number) => {
    clearTimeout(timer.current);
    setOpen(index);
  };
  const close = () => show(NONE);
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, LIMITS.closeDelayMs);
  };
  const focusFirstRow = (index: number) =>
    bar.current?.children[index]?.querySelector<HTMLElement>('.navbar__panel a')?.focus();

  // Take over from CSS: if CSS has opened a dropdown because of the pointer or the focus, keep this dropdown open.
  useEffect(() => {
    const tops = [...(bar.current?.children ?? [])];
    const isUsed = (top: Element) => top.matches(':hover') || top.querySelector(':focus');
    setOpen(tops.findIndex((top) => top.matches('.navbar__top') && isUsed(top)));
    return () => clearTimeout(timer.current);
  }, [bar]);

  useLayoutEffect(() => {
    if (entersNext.current) focusFirstRow(open);
    entersNext.current = false;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions only touch refs and the setter
  useEffect(() => {
    const top = bar.current?.children[open];
    if (!top) return;
    const onPointerDown = (event: Event) => event.composedPath().includes(top) || close();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const { activeElement } = top.getRootNode() as Document | ShadowRoot;
      if (top.contains(activeElement)) top.querySelector('button')?.focus();
      close();
    };
    // If nothing gets the focus, the visitor has pressed on plain text or switched windows: stay open.
    const onFocusOut = (event: Event) => {
      const next = (event as FocusEvent).relatedTarget as Node | null;
      if (next && !top.contains(next)) close();
    };
    // In the capture phase: forms keep presses on their fields to themselves.
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('keydown', onKeyDown);
    top.addEventListener('focusout', onFocusOut);
    // Close on pagehide: the back/forward cache would restore the page with the dropdown open.
    addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('keydown', onKeyDown);
      top.removeEventListener('focusout', onFocusOut);
      removeEventListener('pagehide', close);
    };
  }, [open]);

  return {
    open,
    show,
    close,
    closeSoon,
    /** Opens a dropdown and moves the focus to its first row. */
    enter(index: number) {
      if (index === open) return focusFirstRow(index);
      entersNext.current = true;
      show(index);
    },
  };
}
