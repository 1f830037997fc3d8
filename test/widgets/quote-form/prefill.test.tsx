import { createRequire } from 'node:module';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { fill } from '../../support/dom';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { stored, VALID_LEAD } from '../../support/valid-lead';
import { CITIES_FILE, openForm } from './open-form';
import { OWN_PAGE } from './own-page';

const { QuoteFormPlaceholder } = await importForBuild<typeof import('../../../host-pages/prerender/forms')>(
  'host-pages/prerender/forms.tsx',
);
const server: typeof import('react-dom/server') = createRequire(import.meta.url)('react-dom/server');
const render = process.env.TEST_REACT === 'preact' ? server.renderToStaticMarkup : server.renderToString;

/** A lead with HTML special characters. */
const VALUES = {
  ...VALID_LEAD,
  type_of_insurance: 'Motor "comprehensive"',
  message: 'Please call <today>',
};

const attributesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `data-${name.replace(/_/g, '-')}="${value.replace(/"/g, '&quot;')}"`)
    .join(' ');

for (const [name, value] of Object.entries(VALUES))
  if (name !== 'city')
    test(`data-${name.replace(/_/g, '-')} fills its field`, async () => {
      const form = await openForm({ attributes: attributesOf({ [name]: value }) });
      assert.is(form.field(name).value, value);
      assert.equal(form.warnings, []);
      await form.close();
    });

test('a completely prefilled form can be sent, and its city is selected once the list has loaded', async () => {
  const form = await openForm({ attributes: attributesOf(VALUES) });
  await waitUntil('the city', () => form.field('city').value === VALUES.city);
  await form.submit();
  await form.untilPhase('sent');
  assert.equal(form.callsTo('contact_us.php')[0]?.fields, { ...stored(VALUES), type: 'contact_us' });
  assert.equal(form.warnings, []);
  await form.close();
});

test('another request is prefilled like the first one, with the attributes as they are then', async () => {
  const form = await openForm({ attributes: attributesOf(VALUES) });
  await waitUntil('the city', () => form.field('city').value === VALUES.city);
  await form.type('message', 'Please call today');
  await form.submit();
  await form.untilPhase('sent');
  form.host.dataset.firstName = 'Lata';
  await act(async () => form.mounted.update());
  await form.press(COPY.another);
  await waitUntil('the city again', () => form.field('city').value === VALUES.city);
  const values = Object.keys(VALUES).map((name) => form.valueOf(name));
  assert.equal(values, Object.values({ ...VALUES, first_name: 'Lata' }));
  assert.equal(form.warnings, []);
  await form.close();
});

test('data-city is applied when the visitor chooses the state', async () => {
  const form = await openForm({ attributes: 'data-city="Kochi"' });
  assert.ok(form.field('city').disabled);
  await form.chooseState('Kerala');
  await waitUntil('the city', () => form.field('city').value === 'Kochi');
  await form.close();
});

test('if the list of cities fails to load, data-city fills the text field', async () => {
  const form = await openForm({
    attributes: 'data-state="Goa" data-city="Old Goa"',
    handlers: { [CITIES_FILE]: () => new Response('', { status: 500 }) },
  });
  await waitUntil('the city', () => form.field('city').value === 'Old Goa');
  assert.is(form.field('city').localName, 'input');
  assert.equal(form.warnings, []);
  await form.close();
});

test('a state that is not in the list logs a warning, and the other fields are filled', async () => {
  const form = await openForm({
    attributes: attributesOf({ state: 'Atlantis', first_name: VALUES.first_name }),
  });
  assert.equal(form.warnings, [['data-state="Atlantis" is not in the list', '']]);
  assert.equal([form.field('state').value, form.field('first_name').value], ['', VALUES.first_name]);
  await form.close();
});

test('a city that is not in the list logs one warning, and the other fields are filled', async () => {
  const form = await openForm({ attributes: attributesOf({ ...VALUES, city: 'Atlantis' }) });
  await waitUntil('the list', () => !form.field('city').disabled && form.warnings.length);
  assert.equal(form.warnings, [['data-city="Atlantis" is not in the list', '']]);
  const values = Object.keys(VALUES).map((name) => form.valueOf(name));
  assert.equal(values, Object.values({ ...VALUES, city: '' }));
  await form.type('city', 'Mapusa');
  assert.is(form.field('city').value, 'Mapusa');
  assert.is(form.warnings.length, 1);
  await form.close();
});

for (const [how, changes] of [
  ['together', [{ state: 'Goa', city: 'Panaji' }]],
  ['one after the other', [{ state: 'Goa' }, { city: 'Panaji' }]],
] as const)
  test(`data-state and data-city that change ${how} fill both fields`, async () => {
    const form = await openForm({ attributes: 'data-state="Kerala" data-city="Kochi"' });
    await waitUntil('the city', () => form.field('city').value === 'Kochi');
    for (const change of changes) {
      Object.assign(form.host.dataset, change);
      await act(async () => form.mounted.update());
      await form.untilListed();
    }
    await waitUntil('the other city', () => form.field('city').value === 'Panaji');
    assert.is(form.field('state').value, 'Goa');
    await form.close();
  });

test('a value that is longer than its field logs a warning, and the other fields are filled', async () => {
  const form = await openForm({ attributes: `data-first-name="${'a'.repeat(200)}" data-last-name="Rao"` });
  assert.equal([form.field('first_name').value, form.field('last_name').value], ['', 'Rao']);
  assert.match(form.warnings[0]?.[0] ?? '', /is longer than \d+ characters$/);
  await form.close();
});

test('a changed attribute fills its field again, but does not overwrite typed text', async () => {
  const form = await openForm({ attributes: attributesOf({ first_name: 'Asha', last_name: 'Rao' }) });
  await form.type('last_name', 'Reddy');
  Object.assign(form.host.dataset, { firstName: 'Lata', lastName: 'Iyer' });
  await act(async () => form.mounted.update());
  assert.equal([form.field('first_name').value, form.field('last_name').value], ['Lata', 'Reddy']);
  await form.close();
});

test('a field that a visitor has emptied stays empty', async () => {
  const form = await openForm({ attributes: 'data-first-name="Asha"' });
  await form.type('first_name', '');
  form.host.dataset.lastName = 'Rao';
  await act(async () => form.mounted.update());
  assert.equal([form.field('first_name').value, form.field('last_name').value], ['', 'Rao']);
  await form.close();
});

test('an attribute that is added later fills its field', async () => {
  const form = await openForm();
  form.host.dataset.email = VALUES.email;
  await act(async () => form.mounted.update());
  await waitUntil('the email', () => form.field('email').value === VALUES.email);
  await form.close();
});

test('filling an invalid field clears its error', async () => {
  const form = await openForm();
  await form.submit();
  assert.ok(form.errorOf('first_name'));
  form.host.dataset.firstName = 'Asha';
  await act(async () => form.mounted.update());
  await waitUntil('no error', () => !form.errorOf('first_name'));
  await form.close();
});

test('only the input event of a filled field has a detail: it is not the visitor who uses the form', async () => {
  const form = await openForm();
  const details: unknown[] = [];
  form
    .find('form')
    ?.addEventListener('input', (event: Event) => details.push((event as CustomEvent<unknown>).detail));
  form.host.dataset.firstName = 'Asha';
  await act(async () => form.mounted.update());
  await waitUntil('the first name', () => form.field('first_name').value === 'Asha');
  await form.type('last_name', 'Rao');
  assert.equal(details.map(Boolean), [true, false]);
  await form.close();
});

test('the form on our own pages is prefilled too, except fields that the visitor has filled', async () => {
  const form = await openForm({
    placeholder: render(QuoteFormPlaceholder({ suggestions: 'product-names' })).replace(
      '<div ',
      `<div ${attributesOf(VALUES)} `,
    ),
    ...OWN_PAGE,
    before: (host) => fill(host.querySelector('[name=last_name]') as Element, 'Reddy'),
  });
  await waitUntil('the city', () => form.field('city').value === VALUES.city);
  const values = Object.keys(VALUES).map((name) => form.valueOf(name));
  assert.equal(values, Object.values({ ...VALUES, last_name: 'Reddy' }));
  await form.close();
});

test.run();
