import type { KeyboardEvent, MouseEvent } from 'react';
import { LIMITS } from './limits';
import { lockScroll } from './lock-scroll';

/**
 * The slide-in menu as scripts run it: the `<dialog>` in the `<details>` becomes a modal one, so that the rest of the page
 * is out of reach for everybody. State is the elements' own, as without scripts.
 */
export function createSlideIn(details: () => HTMLDetailsElement) {
  let unlock: (() => void) | undefined;
  const sheet = () => details().querySelector('dialog') as HTMLDialogElement;
  const hamburger = () => details().querySelector('summary') as HTMLElement;

  function open() {
    if (unlock) return;
    const dialog = sheet();
    details().open = true;
    // Drawn open for those without scripts; showModal() refuses a dialog that is.
    dialog.open = false;
    dialog.showModal();
    dialog.querySelector('button')?.focus();
    unlock = lockScroll();
  }

  function close() {
    if (!unlock) return;
    unlock();
    unlock = undefined;
    sheet().close();
    details().open = false;
    hamburger().focus({ preventScroll: true });
  }

  return {
    open,
    close,

    onClick(event: MouseEvent<HTMLDialogElement>) {
      const target = event.target as Element;
      // The dim belongs to the dialog, and lies at its left.
      const onDim = target === sheet() && event.clientX < sheet().getBoundingClientRect().left;
      if (onDim || target.closest('a')) close();
    },

    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
      }
      if (event.key !== 'Tab') return;
      const stops = [...sheet().querySelectorAll<HTMLElement>('a, button, summary')].filter(
        (stop) => !stop.closest('details:not([open]) > :not(summary)'),
      );
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (event.target !== from) return;
      event.preventDefault();
      to?.focus();
    },

    /** Takes the hamburger over, and a menu that was opened before scripts came; closes it where the full bar shows. */
    watch() {
      const summary = hamburger();
      const onPress = (event: Event) => {
        event.preventDefault();
        open();
      };
      summary.addEventListener('click', onPress);
      const wide = matchMedia(`(min-width: ${LIMITS.xlPx}px)`);
      const onWide = () => {
        if (wide.matches) close();
      };
      wide.addEventListener('change', onWide);
      if (details().open) open();
      return () => {
        summary.removeEventListener('click', onPress);
        wide.removeEventListener('change', onWide);
        unlock?.();
        unlock = undefined;
      };
    },
  };
}
