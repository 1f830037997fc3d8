import { act } from 'react';
import { useClock } from '../../support/clock';
import { fill } from '../../support/dom';
import { type FetchHandler, stubFetch } from '../../support/stub-fetch';
import { until } from '../../support/turns';
import { openPlaceholder, type PlaceholderPage } from '../open-placeholder';
import { GOOD } from '../quote-form/open-form';

export const PLACEHOLDER = '<div data-broker-widget="contact-popup" data-when="idle"></div>';
export const THANKS = 'Thank you, we will call you.';

type PopupPage = PlaceholderPage & {
  readonly markup?: string;
  readonly more?: string;
  readonly answer?: FetchHandler;
  /** What the tab and the browser have kept from before. */
  readonly session?: Record<string, string>;
  readonly local?: Record<string, string>;
};

/** A page with a field and the popup, time standing still. */
export const openPopup = async ({
  markup = PLACEHOLDER,
  more = '',
  answer = () => ({ success: true, message: THANKS }),
  session = {},
  local = {},
  before,
  ...options
}: PopupPage = {}) => {
  Object.assign(globalThis, { __CITIES__: 'data/cities-0123abcd/' });
  let clock!: ReturnType<typeof useClock>;
  const toasts: unknown[] = [];
  const page = await openPlaceholder(`${markup}<input id="field">${more}`, {
    ...options,
    before: (host) => {
      clock = useClock();
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      stubFetch((call) => {
        if (call.url.endsWith('contact_us.php')) return answer(call);
        return call.url.endsWith('.json') ? ['Mapusa', 'Panaji'] : { success: false };
      });
      before?.(host);
    },
  });
  const dialog = () => page.find<HTMLDialogElement>('dialog');
  const inForm = <Found extends Element = HTMLElement>(selector: string) =>
    page.find('.contact-popup__form').shadowRoot?.querySelector<Found>(selector) as Found;
  const pass = (ms: number) => act(() => clock.advance(ms));
  const popup = {
    ...page,
    clock,
    toasts,
    dialog,
    inForm,
    pass,
    field: document.getElementById('field') as HTMLInputElement,
    isOpen: () => dialog().open,
    isSeen: () => localStorage.getItem('hasSeenPopup') !== null,
    formIsThere: () => until('the form', () => inForm('form')),
    /** A toasts widget on the page, which takes what is said. */
    takeToasts: () =>
      document.addEventListener('broker:toast', (event) => {
        event.preventDefault();
        toasts.push((event as CustomEvent).detail);
      }),
    press: (key: string, on: EventTarget = document.body) =>
      act(async () => void on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    /** Fills the form in and sends it. */
    send: async (phase: string) => {
      for (const [name, value] of Object.entries(GOOD)) {
        await until(`${name}, not waiting`, () => !inForm<HTMLInputElement>(`[name=${name}]`).disabled);
        await act(async () => fill(inForm(`[name=${name}]`), value));
      }
      await page.click(inForm('[name=submit]'));
      await until(phase, () => inForm('.quote-form').dataset.phase === phase);
    },
  };
  return popup;
};
