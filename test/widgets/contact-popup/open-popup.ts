import { act } from 'react';
import { useClock } from '../../support/clock';
import { fill } from '../../support/dom';
import { waitUntil } from '../../support/flush';
import { getField, thanksIn } from '../../support/form-parts';
import { type FetchHandler, stubFetch } from '../../support/stub-fetch';
import { TABLE_CONSTANTS } from '../../support/table-constants';
import { VALID_LEAD } from '../../support/valid-lead';
import { openPlaceholder, type PlaceholderPage } from '../open-placeholder';

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
  Object.assign(globalThis, { __CITIES__: 'data/cities-0123abcd/', ...TABLE_CONSTANTS });
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
        return call.url.endsWith('.json') ? [VALID_LEAD.city] : { success: false };
      });
      before?.(host);
    },
  });
  const dialog = () => page.find<HTMLDialogElement>('dialog');
  /** The element whose shadow root has the form; undefined until the form is asked for. */
  const formHost = () => page.all('dialog *').find(({ shadowRoot }) => shadowRoot);
  const inForm = <Found extends Element = HTMLElement>(selector: string) =>
    formHost()?.shadowRoot?.querySelector<Found>(selector) as Found;
  const field = (name: string) => getField(formHost()?.shadowRoot as ShadowRoot, name);
  const pass = (ms: number) => act(() => clock.advance(ms));
  const popup = {
    ...page,
    clock,
    toasts,
    dialog,
    formHost,
    inForm,
    field,
    thanks: () => thanksIn(formHost()?.shadowRoot as ShadowRoot),
    pass,
    /** A field of the page. */
    outside: document.getElementById('field') as HTMLInputElement,
    isOpen: () => dialog().open,
    isSeen: () => localStorage.getItem('hasSeenPopup') !== null,
    formIsThere: () => waitUntil('the form', () => inForm('form')),
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
      for (const [name, value] of Object.entries(VALID_LEAD)) {
        await waitUntil(`${name}, not waiting`, () => !field(name).disabled);
        await act(async () => fill(field(name), value));
      }
      await page.click(field('submit'));
      await waitUntil(phase, () => inForm('[data-phase]').dataset.phase === phase);
    },
  };
  return popup;
};
