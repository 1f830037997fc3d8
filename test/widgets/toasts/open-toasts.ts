import { act } from 'react';
import { showToast, type Toast } from '../../../widgets/shared/toast/toast';
import { useClock } from '../../support/clock';
import { openPlaceholder, type PlaceholderPage } from '../open-placeholder';

export const PLACEHOLDER = '<div data-broker-widget="toasts" data-when="idle"></div>';
export const SENT: Toast = { type: 'success', text: 'Sent' };

type ToastsPage = PlaceholderPage & { readonly markup?: string };

/** A page with a field and the toasts, time standing still. */
export const openToasts = async ({ markup = PLACEHOLDER, before, ...options }: ToastsPage = {}) => {
  let clock!: ReturnType<typeof useClock>;
  const page = await openPlaceholder(`${markup}<input id="field">`, {
    ...options,
    before: (host) => {
      clock = useClock();
      document.hasFocus = () => true;
      before?.(host);
    },
  });
  const drawn = () => page.all('section > * > *');
  const cards = () => drawn().filter((card) => !card.hasAttribute('data-leaving'));
  return {
    ...page,
    clock,
    /** The toasts that are shown, those that are leaving included. */
    drawn,
    cards,
    field: document.getElementById('field') as HTMLInputElement,
    region: () => page.find('section'),
    /** The words of the toasts that are shown, alerts first. */
    words: () => cards().map((card) => card.querySelector('p')?.textContent),
    closeOf: (at: number) => cards()[at]?.querySelector('button') as HTMLButtonElement,
    show: async (...toasts: unknown[]) => {
      const taken: boolean[] = [];
      for (const toast of toasts) await act(async () => void taken.push(showToast(toast as Toast)));
      return taken;
    },
    pass: (ms: number) => act(() => clock.advance(ms)),
    /** A pointer event on an element, at a place on the screen. */
    point: (type: string, on: EventTarget, init: PointerEventInit = {}) =>
      act(async () => {
        on.dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }),
        );
      }),
  };
};
