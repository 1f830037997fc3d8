import { createRequire } from 'node:module';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ANSWERS } from '../../../widgets/contract/answers';
import { LEAD_FIELDS, QUOTE_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import { HIDDEN_FIELD } from '../../../widgets/contract/own-api-fields';
import { COPY } from '../../../widgets/quote-form/copy';
import { consentFields } from '../../support/consent-fields';
import { fill } from '../../support/dom';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { stored, VALID_LEAD } from '../../support/valid-lead';
import { type FormPage, openForm } from './open-form';
import { OWN_PAGE } from './own-page';

type Pages = typeof import('../../../host-pages/prerender/forms');
type Server = typeof import('react-dom/server');

const { QuoteFormPlaceholder } = await importForBuild<Pages>('host-pages/prerender/forms.tsx');
const { renderToStaticMarkup, renderToString }: Server = createRequire(import.meta.url)('react-dom/server');

// Preact (used on our pages) can hydrate static markup. React can hydrate only the output of `renderToString`.
const isPreact = process.env.TEST_REACT === 'preact';
const render = isPreact ? renderToStaticMarkup : renderToString;
const PLACEHOLDER = render(QuoteFormPlaceholder({ suggestions: 'product-names' }));

const openPage = (page: FormPage = {}) =>
  openForm({
    placeholder: PLACEHOLDER,
    ...OWN_PAGE,
    ...page,
  });

const inMarkup = (host: Element, name: string) => host.querySelector(`[name=${name}]`) as HTMLInputElement;

test('without JavaScript the markup submits, and its city is a text field', async () => {
  let before = '';
  const form = await openPage({
    before: (host) => {
      const { method, enctype, noValidate } = host.querySelector('form') as HTMLFormElement;
      assert.equal([method, enctype, noValidate], ['post', 'multipart/form-data', false]);
      assert.match(host.querySelector('form')?.getAttribute('action') ?? '', /\/contact_us\.php$/);
      before = inMarkup(host, 'city').localName;
    },
  });
  assert.is(before, 'input');
  await form.close();
});

test('the form is hydrated in place, without a shadow root or errors', async () => {
  let nodes: Element[] = [];
  const form = await openPage({
    before: (host) => {
      nodes = ['form', '[name=first_name]', '[name=state]', '[name=submit]'].map(
        (selector) => host.querySelector(selector) as Element,
      );
    },
  });
  assert.not(form.host.shadowRoot);
  for (const node of nodes) assert.ok(form.host.contains(node), node.outerHTML.slice(0, 40));
  // Preact only: React warns that URLs are relative in the markup, but absolute after hydration.
  if (isPreact) assert.equal(form.logged, []);
  await form.close();
});

test('a hydrated form validates and sends like any other', async () => {
  const form = await openPage();
  assert.ok(form.find<HTMLFormElement>('form')?.noValidate);
  await form.submit();
  assert.is(form.errorOf('first_name'), requiredMessage('first_name'));
  await form.send('sent');
  const { fields } = form.callsTo('contact_us.php')[0] ?? {};
  assert.equal(fields, {
    ...stored(VALID_LEAD),
    type: 'contact_us',
    ...consentFields(form.env.broker),
    seconds_to_fill: '0',
  });
  await form.close();
});

test('fields are `required` for the browser until scripts validate them, then `aria-required`, so that Firefox calls none of them invalid', async () => {
  const names = Object.entries(QUOTE_FIELDS).flatMap(([name, rule]) => (rule ? [name] : []));
  const required = (host: ParentNode) =>
    [...host.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name);
  let before: string[] = [];
  const form = await openPage({
    before: (host) => {
      before = required(host);
    },
  });
  assert.equal(before, names);
  assert.equal(required(form.host), []);
  for (const name of names) assert.is(inMarkup(form.host, name).getAttribute('aria-required'), 'true', name);
  await form.close();
});

test('values that were entered before hydration are kept', async () => {
  const names = ['first_name', 'mobile', 'insurance_type', 'message'] as const;
  const form = await openPage({
    before: (host) => {
      for (const name of names) fill(inMarkup(host, name), VALID_LEAD[name]);
    },
  });
  for (const name of names) assert.is(form.field(name).value, VALID_LEAD[name]);
  await form.close();
});

test('a state that was chosen before hydration loads its cities', async () => {
  const form = await openPage({ before: (host) => fill(inMarkup(host, 'state'), 'Goa') });
  await waitUntil('the cities', () => form.choices('city').length > 1);
  assert.is(form.field('state').value, 'Goa');
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Mapusa', 'Panaji']);
  await form.close();
});

test('a city that was typed before hydration stays in a text field, and is sent', async () => {
  const form = await openPage({
    before: (host) => {
      for (const [name, typed] of Object.entries({ ...VALID_LEAD, city: 'Old Goa' }))
        fill(inMarkup(host, name), typed);
    },
  });
  await form.settle();
  assert.equal([form.field('city').localName, form.field('city').value], ['input', 'Old Goa']);
  await form.submit();
  await form.untilPhase('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields.city, 'Old Goa');
  await form.close();
});

test('a city field with the focus is not replaced', async () => {
  let city: Element | undefined;
  const form = await openPage({
    before: (host) => {
      city = inMarkup(host, 'city');
      (city as HTMLInputElement).focus();
    },
  });
  assert.is(form.field('city'), city);
  assert.is(document.activeElement, city);
  await form.close();
});

test('a city that was typed before hydration is cleared when the state changes', async () => {
  const form = await openPage({ before: (host) => fill(inMarkup(host, 'city'), 'Old Goa') });
  await form.chooseState('Kerala');
  await waitUntil('the list', () => form.field('city').localName === 'select');
  assert.is(form.field('city').value, '');
  await form.close();
});

test('a changed attribute updates the form and keeps its values', async () => {
  const form = await openPage({ before: (host) => fill(inMarkup(host, 'first_name'), 'Asha') });
  form.host.dataset.headingLevel = '3';
  await act(async () => form.mounted.update());
  assert.ok(form.find('h3'));
  assert.is(form.field('first_name').value, 'Asha');
  await form.close();
});

test('the field for programs is not reached by keyboard, and is sent if it is filled in', async () => {
  const form = await openPage({ handlers: { 'contact_us.php': () => ({ success: true }) } });
  const hidden = form.find<HTMLInputElement>(`[name=${HIDDEN_FIELD}]`);
  assert.equal([hidden?.tabIndex, hidden?.value], [-1, '']);
  await form.fillIn(VALID_LEAD);
  await form.type(HIDDEN_FIELD, 'Cheap loans');
  await form.submit();
  await form.untilPhase('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields[HIDDEN_FIELD], 'Cheap loans');
  await form.close();
});

/**
 * A key of sessionStorage, for the form on the home page. `widgets/shared/forms/on-demand/unsent.ts` stores a note
 * under this key from the time the form is sent until a response arrives.
 */
const NOTE = 'broker-unsent / contact_us';

test('a form whose page was left before an answer says so when the page is shown again', async () => {
  const form = await openPage({
    before: (host) => {
      sessionStorage.setItem(NOTE, '1');
      // Simulate a browser that restores values: fill in the form before the widget mounts.
      for (const name of ['first_name', 'mobile'] as const) inMarkup(host, name).value = VALID_LEAD[name];
    },
  });
  await form.untilPhase('failed');
  assert.is(form.text('[role=alert] strong'), ANSWERS.unsent);
  assert.is(form.field('mobile').value, VALID_LEAD.mobile);
  assert.ok(form.hasButton(COPY.tryAgain));
  await form.send('sent');
  assert.is(sessionStorage.getItem(NOTE), null);
  await form.close();
});

test('a form that the browser has not restored says so, too, and does not claim to have the values', async () => {
  const form = await openPage({ before: () => sessionStorage.setItem(NOTE, '1') });
  await form.settle();
  await form.untilPhase('refused');
  assert.is(form.text('[role=alert] strong'), ANSWERS.unsent);
  assert.is(form.find('[role=alert] span'), null);
  assert.ok(form.hasButton(COPY.submit));
  assert.is(sessionStorage.getItem(NOTE), null);
  await form.close();
});

test('an unanswered lead is noted without its values, an answered one is not', async () => {
  const form = await openPage({
    handlers: {
      'contact_us.php': () => {
        throw new TypeError('fetch failed');
      },
    },
  });
  // Before the form is sent, load the module that stores the note.
  await form.importModule('shared/forms/on-demand/on-demand.ts');
  await form.settle();
  await form.send('failed');
  const stored = { ...sessionStorage };
  assert.is(stored[NOTE], '1');
  for (const name of ['first_name', 'mobile', 'email', 'message'] as const) {
    assert.not.match(JSON.stringify(stored), VALID_LEAD[name]);
  }
  await form.close();
});

test.run();
