import type { KeyboardEvent, MouseEvent } from 'react';
import { LIMITS } from './limits';
import { lockScroll } from './lock-scroll';

/**
 * Controls the slide-in menu: makes the `<dialog>` in the `<details>` modal, so that the rest of the page is inert. The
 * elements hold the state, as without scripts.
 */
export function createSlideIn(details: () => HTMLDetailsElement) {
  let unlockScroll: (() => void) | undefined;
  const sheet = () => details().querySelector('dialog') as HTMLDialogElement;
  const hamburger = () => details().querySelector('summary') as HTMLElement;

  function open() {
    if (unlockScroll) return;
    // First, because it reads the layout, which all that follows changes.
    const unlock = lockScroll();
    unlockScroll = unlock;
    details().open = true;
    sheet().open = true;
    // After the frame that shows the menu: the styles of the whole page depend on whether it is inert, and take a phone four
    // times slower 45 ms.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Unless it has been closed meanwhile, and perhaps opened again.
        if (unlockScroll === unlock) makeModal();
      }),
    );
  }

  function makeModal() {
    const dialog = sheet();
    // showModal() throws for an open dialog.
    dialog.open = false;
    dialog.showModal();
    dialog.querySelector('button')?.focus();
  }

  function close() {
    if (!unlockScroll) return;
    unlockScroll();
    unlockScroll = undefined;
    sheet().close();
    details().open = false;
    hamburger().focus({ preventScroll: true });
  }

  return {
    open,
    close,

    onClick(event: MouseEvent<HTMLDialogElement>) {
      const target = event.target as Element;
      // The backdrop is part of the dialog, at its left.
      const onBackdrop = target === sheet() && event.clientX < sheet().getBoundingClientRect().left;
      if (onBackdrop || target.closest('a')) close();
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

    /** Takes over the hamburger, and a menu opened before the script ran. Closes the menu if the full bar is shown. */
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
        unlockScroll?.();
        unlockScroll = undefined;
      };
    },
  };
}
