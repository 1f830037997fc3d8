import { act } from 'react';
import { fill } from '../../support/dom';
import { flush, waitUntil } from '../../support/flush';
import { errorsIn, getField, statusIn, thanksIn } from '../../support/form-parts';
import { type FetchHandler, stubFetch } from '../../support/stub-fetch';
import { VALID_ENQUIRY } from '../../support/valid-lead';
import { openPlaceholder, type PlaceholderPage } from '../open-placeholder';

export const FALLBACK = '<a href="mailto:care@example.com">Send an email</a>';
export const THANKS = 'Thank you, we will write to you.';

const EVENTS = ['broker:submit', 'broker:submitted', 'broker:failed'];

type ContactPage = PlaceholderPage & {
  readonly markup?: string;
  readonly attributes?: string;
  readonly handler?: FetchHandler;
};

/** Opens a page and mounts the enquiry form. */
export const openContact = async ({
  attributes = '',
  markup = `<div data-broker-widget="contact-form" ${attributes}>${FALLBACK}</div>`,
  handler = () => ({ success: true, message: THANKS }),
  before,
  ...page
}: ContactPage = {}) => {
  let calls: ReturnType<typeof stubFetch>['calls'] = [];
  const events: string[] = [];
  const form = await openPlaceholder(markup, {
    url: 'https://partner.example/help',
    ...page,
    before: (host) => {
      calls = stubFetch(handler).calls;
      for (const type of EVENTS) document.addEventListener(type, () => events.push(type));
      before?.(host);
    },
  });
  const field = (name: string) => getField(form.root(), name);
  const fillIn = async (values: Partial<typeof VALID_ENQUIRY> = VALID_ENQUIRY) => {
    for (const [name, text] of Object.entries(values)) await act(async () => fill(field(name), text));
  };
  const submit = () => form.click(field('submit'));
  const phase = () => form.find('[data-phase]').dataset.phase;
  const untilPhase = async (wanted: string) => {
    await waitUntil(`phase ${wanted}`, () => phase() === wanted);
    // The widget may now import the module that shows the result. Wait for it: on the page of the next test it would
    // fail.
    await form.importModule('shared/toast/after-submit.ts');
    await flush();
  };
  return {
    ...form,
    calls,
    events,
    field,
    fillIn,
    submit,
    untilPhase,
    text: (selector: string) => form.find(selector)?.textContent,
    errorsByField: () => errorsIn(form.root()),
    status: () => statusIn(form.root()),
    thanks: () => thanksIn(form.root()),
    send: async (wanted: string) => {
      await fillIn();
      await submit();
      await untilPhase(wanted);
    },
  };
};
