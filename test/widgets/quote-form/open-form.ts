import { act } from 'react';
import type { LeadField, Requirement } from '../../../widgets/contract/field-rules';
import type { Env } from '../../../widgets/shared/runtime/attach';
import { captureConsole } from '../../support/capture-console';
import { FRAME_MS, useClock } from '../../support/clock';
import { fill, installDom } from '../../support/dom';
import { flush, waitUntil } from '../../support/flush';
import { errorsIn, getField, statusIn, thanksIn } from '../../support/form-parts';
import { importFresh } from '../../support/import-fresh';
import { getByRole, queryByRole } from '../../support/roles';
import { type FetchHandler, stubFetch } from '../../support/stub-fetch';
import { TABLE_CONSTANTS } from '../../support/table-constants';
import { VALID_LEAD } from '../../support/valid-lead';
import { widgetEnv } from '../../support/widget-env';

export const FALLBACK = '<a href="https://broker.example/#formdata">Get a quote</a>';
export const THANKS = 'Thank you, we will call you.';

/**
 * Name of the file that contains the cities. `openForm` sets the constant `__CITIES__` to the file's path, as a build
 * does.
 */
export const CITIES_FILE = 'cities-0123abcd.json';
export const CITIES = { Goa: ['Mapusa', 'Panaji'], Kerala: ['Kochi', 'Kollam'] };

/** Default handlers of requests. The key is the file name in the URL. */
const HANDLERS: Record<string, FetchHandler> = {
  'contact_us.php': () => ({ success: true, message: THANKS }),
  'state.php': () => ({ success: true, state: [{ id: '1', name: 'Goa' }] }),
  'city.php': () => ({ success: true, city: [] }),
  [CITIES_FILE]: () => CITIES,
};

const EVENTS = ['broker:submit', 'broker:submitted', 'broker:failed', 'broker:error'];

export type FormPage = {
  /** Additional attributes of the placeholder. */
  readonly attributes?: string;
  /** Markup inside the placeholder, which is shown until the form is mounted. */
  readonly markup?: string;
  /** The whole placeholder; overrides `attributes` and `markup`. */
  readonly placeholder?: string;
  readonly url?: string;
  readonly handlers?: Record<string, FetchHandler>;
  /** Overrides parts of the `Env` that the widget receives. */
  readonly env?: Partial<Env>;
  /** Fields to add after the form's own fields. */
  readonly fields?: Readonly<Record<string, readonly [row: LeadField, requirement: Requirement]>>;
  /** Called before the test mounts the widget. */
  readonly before?: (host: HTMLElement) => void;
};

let pages = 0;

/** Opens a page and mounts a quote form. */
export const openForm = async ({
  attributes = '',
  markup = FALLBACK,
  placeholder = `<div data-broker-widget="quote-form" ${attributes}>${markup}</div>`,
  url = 'https://partner.example/motor',
  handlers,
  env: envOverrides,
  fields = {},
  before,
}: FormPage = {}) => {
  Object.assign(globalThis, {
    __CITIES__: `data/${CITIES_FILE}`,
    ...TABLE_CONSTANTS,
  });
  const dom = installDom(placeholder, { url });
  const host = document.querySelector('[data-broker-widget]') as HTMLElement;
  // Wait for the page's load event before `useClock` stops the clock. If the page loaded later, the load event could
  // make the widget set a timer, which would never fire on the stopped clock.
  await waitUntil('the page to load', () => document.readyState === 'complete');
  const clock = useClock();
  const { errors: logged } = captureConsole();
  const allHandlers: Record<string, FetchHandler> = { ...HANDLERS, ...handlers };
  const { calls } = stubFetch((call) => {
    const handler = allHandlers[call.url.split('/').at(-1) as string];
    if (!handler) throw new TypeError(`no handler for ${call.url}`);
    return handler(call);
  });
  const events: [type: string, detail: Record<string, string>][] = [];
  for (const type of EVENTS)
    document.addEventListener(type, (event) => events.push([type, (event as CustomEvent).detail]));
  before?.(host);

  const page = ++pages;
  const importModule = <Module>(path: string) => importFresh<Module>(`widgets/${path}`, page);
  const { LEAD_FIELDS, QUOTE_FIELDS } =
    await importModule<typeof import('../../../widgets/contract/field-rules')>('contract/field-rules.ts');
  for (const [name, [row, requirement]] of Object.entries(fields)) {
    Object.assign(LEAD_FIELDS, { [name]: row });
    Object.assign(QUOTE_FIELDS, { [name]: requirement });
  }
  const { mount } =
    await importModule<typeof import('../../../widgets/quote-form/index')>('quote-form/index.tsx');
  const { env, warnings } = widgetEnv(host, envOverrides);
  // Await `mount` inside `act`, so that the imports in `mount` finish before the view's effects run.
  let mounted!: Awaited<ReturnType<typeof mount>>;
  await act(async () => {
    mounted = await mount(host, env);
  });

  const root = () => host.shadowRoot ?? host;
  const find = <Found extends Element = HTMLElement>(selector: string) =>
    root().querySelector<Found>(selector);
  const field = (name: string) => getField(root(), name);
  const button = (name: string) => getByRole<HTMLButtonElement>(root(), 'button', name);
  const press = (name: string) => act(async () => button(name).click());
  const choices = (name: string) => [...(field(name).options ?? [])].map(({ text }) => text);
  const type = (name: string, text: string) => act(async () => fill(field(name), text));
  const phase = () => find('[data-phase]')?.dataset.phase;

  const form = {
    dom,
    host,
    clock,
    env,
    mounted,
    calls,
    events,
    warnings,
    logged,
    find,
    field,
    /** Returns the value that the form would send for a field. */
    valueOf: (name: string) => `${new FormData(find<HTMLFormElement>('form') ?? undefined).get(name) ?? ''}`,
    button,
    link: (name: string) => getByRole<HTMLAnchorElement>(root(), 'link', name),
    /** Returns the links from the error summary to the fields. */
    links: () =>
      [...root().querySelectorAll<HTMLElement>('form a[href^="#"]')].filter(({ hidden }) => !hidden),
    hasButton: (name: string) => queryByRole(root(), 'button', name) !== null,
    press,
    /** Focuses a field, and runs the next frame, after which the form requests the cities. */
    focus: async (name: string) => {
      await act(async () => field(name).focus());
      await clock.advance(FRAME_MS);
    },
    choices,
    type,
    phase,
    importModule,
    /** Returns the calls to URLs that end with `end`. */
    callsTo: (end: string) => calls.filter((call) => call.url.endsWith(end)),
    focused: () => (root() as ShadowRoot).activeElement ?? document.activeElement,
    text: (selector: string) => find(selector)?.textContent,
    errors: () => errorsIn(root()),
    errorOf: (name: string) => errorsIn(root())[name],
    status: () => statusIn(root()),
    /** Returns the paragraph that thanks a visitor who has sent the form. */
    thanks: () => thanksIn(root()),
    chooseState: async (state: string) => {
      await type('state', state);
      await form.untilListed();
    },
    /** Waits until the cities of the chosen state have loaded, or have failed to. */
    untilListed: () => waitUntil('the cities', () => !field('city').matches(':disabled, [aria-busy]')),
    fillIn: async (values: Partial<typeof VALID_LEAD>) => {
      for (const [name, text] of Object.entries(values))
        await (name === 'state' ? form.chooseState(text) : type(name, text));
    },
    untilPhase: (wanted: string) => waitUntil(`phase ${wanted}, not ${phase()}`, () => phase() === wanted),
    submit: () => act(async () => field('submit').click()),
    /** Fills in and sends the form. Waits until the form is in the phase `wanted`. */
    send: async (wanted: string) => {
      await form.fillIn(VALID_LEAD);
      await form.submit();
      await form.untilPhase(wanted);
    },
    /**
     * Waits until the widget's dynamic imports have finished. To wait long enough, imports the widget again, which
     * takes at least as long.
     */
    settle: async () => {
      await importFresh('widgets/quote-form/index.tsx', ++pages);
      // With `data-home`, the widget also imports the module that shows the result of sending.
      if (host.dataset.home) await importModule('shared/toast/after-submit.ts');
      for (let turns = 0; turns < 10; turns++) await flush();
    },
    // Settle first: pending work of this form would otherwise run on the page of the next test.
    close: async () => {
      await form.settle();
      await dom.close();
    },
  };
  return form;
};
