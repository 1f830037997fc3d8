import { act } from 'react';
import { showToast, type Toast } from '../../../widgets/shared/toast/toast';
import { useClock } from '../../support/clock';
import { openPlaceholder, type PlaceholderPage } from '../open-placeholder';

export const PLACEHOLDER = '<div data-broker-widget="toasts" data-when="idle"></div>';
export const SENT: Toast = { type: 'success', text: 'Sent' };

type ToastsPage = PlaceholderPage & { readonly markup?: string };

/** Opens a page that has a field and the toasts. The page's clock moves only when a test calls `advance`. */
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
  const rendered = () => page.all('section > * > *');
  const cards = () => rendered().filter((card) => !card.hasAttribute('data-leaving'));
  return {
    ...page,
    clock,
    /** Returns all toasts, even toasts that are closing. */
    rendered,
    cards,
    field: document.getElementById('field') as HTMLInputElement,
    region: () => page.find('section'),
    /** Returns the texts of the toasts that are not closing, alerts first. */
    texts: () => cards().map((card) => card.querySelector('p')?.textContent),
    closeOf: (at: number) => cards()[at]?.querySelector('button') as HTMLButtonElement,
    show: async (...toasts: unknown[]) => {
      const taken: boolean[] = [];
      for (const toast of toasts) await act(async () => void taken.push(showToast(toast as Toast)));
      return taken;
    },
    advance: (ms: number) => act(() => clock.advance(ms)),
    firePointer: (type: string, on: EventTarget, init: PointerEventInit = {}) =>
      act(async () => {
        on.dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }),
        );
      }),
  };
};
