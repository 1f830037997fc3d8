import type { KeyboardEvent, MouseEvent } from 'react';
import { LIMITS } from './limits';
import { lockScroll } from './lock-scroll';

/**
 * Controls the slide-in menu: makes the `<dialog>` in the `<details>` modal, so that the rest of the page is inert.
 * With and without scripts, the menu is open while the `<details>` has the attribute `open`.
 */
export function createSlideIn(details: () => HTMLDetailsElement) {
  let unlockScroll: (() => void) | undefined;
  const sheet = () => details().querySelector('dialog') as HTMLDialogElement;
  const hamburger = () => details().querySelector('summary') as HTMLElement;

  function open() {
    if (unlockScroll) return;
    // Lock first: lockScroll() reads the layout. After the following lines change the layout, the browser would have to
    // compute it again.
    const unlock = lockScroll();
    unlockScroll = unlock;
    details().open = true;
    sheet().open = true;
    // Make the dialog modal only after the frame that shows the menu: a modal dialog makes the page inert, and the
    // browser then recomputes the page's styles, which takes 45 ms with the CPU slowed down 4 times.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Do nothing if the menu has been closed meanwhile, even if it has been opened again.
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
      // For a click on the backdrop, the event's target is the dialog. The backdrop is to the left of the dialog.
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

    /**
     * Makes a press on the hamburger call `open`. If the menu was opened before the script ran, calls `open` at once.
     * Closes the menu when the window becomes wide enough for the full bar. Returns a function that stops all this.
     */
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
