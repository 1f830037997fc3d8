import { act } from 'react';
import { COPY } from '../../../widgets/contact-popup/copy';
import { useClock } from '../../support/clock';
import { fill } from '../../support/dom';
import { flush, waitUntil } from '../../support/flush';
import { getField, thanksIn } from '../../support/form-parts';
import { queryByRole } from '../../support/roles';
import { type FetchHandler, stubFetch } from '../../support/stub-fetch';
import { TABLE_CONSTANTS } from '../../support/table-constants';
import { VALID_LEAD } from '../../support/valid-lead';
import { openPlaceholder, type PlaceholderPage } from '../open-placeholder';

export const PLACEHOLDER = '<div data-broker-widget="contact-popup" data-when="idle"></div>';
export const THANKS = 'Thank you, we will call you.';

type PopupPage = PlaceholderPage & {
  readonly markup?: string;
  readonly more?: string;
  readonly handler?: FetchHandler;
  /** `session` and `local`: the initial content of sessionStorage and of localStorage. */
  readonly session?: Record<string, string>;
  readonly local?: Record<string, string>;
};

/** Opens a page that has a field and the popup. The page's clock moves only when a test calls `advance`. */
export const openPopup = async ({
  markup = PLACEHOLDER,
  more = '',
  handler = () => ({ success: true, message: THANKS }),
  session = {},
  local = {},
  before,
  ...options
}: PopupPage = {}) => {
  Object.assign(globalThis, {
    __CITIES__: 'data/cities-0123abcd.json',
    ...TABLE_CONSTANTS,
  });
  let clock!: ReturnType<typeof useClock>;
  const toasts: unknown[] = [];
  const page = await openPlaceholder(`${markup}<input id="field">${more}`, {
    ...options,
    before: (host) => {
      clock = useClock();
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      stubFetch((call) => {
        if (call.url.endsWith('contact_us.php')) return handler(call);
        return call.url.endsWith('.json') ? { [VALID_LEAD.state]: [VALID_LEAD.city] } : { success: false };
      });
      before?.(host);
    },
  });
  const dialog = () => page.find<HTMLDialogElement>('dialog');
  /** Returns the element whose shadow root contains the form. Undefined until the popup has mounted the form. */
  const formHost = () => page.all('dialog *').find(({ shadowRoot }) => shadowRoot?.querySelector('form'));
  /** Returns the shadow root that contains the popup's titles, step buttons and slot for the form. */
  const steps = () =>
    page.all('dialog *').find(({ shadowRoot }) => shadowRoot?.querySelector('slot'))?.shadowRoot;
  const inForm = <Found extends Element = HTMLElement>(selector: string) =>
    formHost()?.shadowRoot?.querySelector<Found>(selector) as Found;
  const field = (name: string) => getField(formHost()?.shadowRoot as ShadowRoot, name);
  const advance = (ms: number) => act(() => clock.advance(ms));
  const popup = {
    ...page,
    clock,
    toasts,
    dialog,
    formHost,
    inForm,
    field,
    thanks: () => thanksIn(formHost()?.shadowRoot as ShadowRoot),
    advance,
    /** A field of the page outside the popup. */
    outside: document.getElementById('field') as HTMLInputElement,
    isOpen: () => dialog().open,
    isSeen: () => localStorage.getItem('hasSeenPopup') !== null,
    untilFormLoads: () => waitUntil('the form', () => inForm('form')),
    /**
     * Returns true if the popup is still closed a few turns of the event loop after the form's module has loaded.
     * Before that, the popup can't open.
     */
    staysClosed: async () => {
      await page.importModule('contact-popup/on-demand/form.tsx');
      for (let turns = 0; turns < 10; turns++) await flush();
      return !dialog().open;
    },
    /** Records toasts. Cancels each toast's event, which tells the sender that a toasts widget shows the toast. */
    recordToasts: () =>
      document.addEventListener('broker:toast', (event) => {
        event.preventDefault();
        toasts.push((event as CustomEvent).detail);
      }),
    press: (key: string, on: EventTarget = document.body) =>
      act(async () => void on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    steps,
    step: () => steps()?.querySelector('[role=status]')?.textContent,
    stepButton: (name: string) => queryByRole(steps() as ShadowRoot, 'button', name) as HTMLElement | null,
    fillIn: async (values: Partial<typeof VALID_LEAD>) => {
      for (const [name, value] of Object.entries(values)) {
        await waitUntil(`${name} to choose from`, () => !field(name).matches(':disabled, [aria-busy]'));
        await act(async () => fill(field(name), value));
      }
    },
    /** Fills in both steps, sends the form, and waits until its phase is `phase`. */
    send: async (phase: string) => {
      await popup.fillIn(VALID_LEAD);
      await page.click(popup.stepButton(COPY.next) as HTMLElement);
      await page.click(field('submit'));
      await waitUntil(phase, () => inForm('[data-phase]').dataset.phase === phase);
    },
  };
  return popup;
};
