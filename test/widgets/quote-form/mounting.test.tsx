import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type FieldName,
  LEAD_FIELDS,
  type LeadField,
  QUOTE_FIELDS,
} from '../../../widgets/contract/field-rules';
import { COPY } from '../../../widgets/quote-form/copy';
import { FALLBACK, openForm } from './open-form';

/**
 * Controls whose DOM property `type` differs from `control` in LEAD_FIELDS. The key is `control`, the value is `type`.
 */
const TYPES: Readonly<Record<string, string>> = { select: 'select-one', city: 'select-one' };

const controlOf = (name: FieldName) => {
  const { control, autocomplete }: LeadField = LEAD_FIELDS[name];
  return [TYPES[control] ?? control, autocomplete ?? null];
};

test('the fields are in order, each with its label, type and autocomplete token', async () => {
  const form = await openForm();
  const labels = [...(form.host.shadowRoot?.querySelectorAll('label') ?? [])];
  const found = labels.map((label) => {
    const control = form.find<HTMLInputElement>(`#${label.htmlFor}`);
    return [control?.name, label.textContent?.trim(), control?.type, control?.getAttribute('autocomplete')];
  });
  const labelOf = (name: FieldName) =>
    QUOTE_FIELDS[name] ? LEAD_FIELDS[name].label : `${LEAD_FIELDS[name].label} ${COPY.optional}`;
  assert.equal(
    found,
    (Object.keys(QUOTE_FIELDS) as FieldName[]).map((name) => [name, labelOf(name), ...controlOf(name)]),
  );
  await form.close();
});

test('text fields limit their length to the stored length', async () => {
  const form = await openForm();
  const maxLengths = ['first_name', 'mobile', 'email', 'message'].map((name) => form.field(name).maxLength);
  assert.equal(maxLengths, [100, 60, 254, 2000]);
  await form.close();
});

test('all fields except the optional ones are required', async () => {
  const form = await openForm();
  const required = (name: string) => form.field(name).getAttribute('aria-required') === 'true';
  for (const [name, requirement] of Object.entries(QUOTE_FIELDS))
    assert.is(required(name), Boolean(requirement), name);
  await form.close();
});

test('the form is in a shadow root and does not change the page', async () => {
  const form = await openForm({ attributes: 'data-partner="x"' });
  assert.ok(form.host.shadowRoot?.querySelector('form'));
  assert.is(
    document.body.innerHTML,
    `<div data-broker-widget="quote-form" data-partner="x">${FALLBACK}</div>`,
  );
  assert.is(document.head.innerHTML, '');
  assert.equal(form.logged, []);
  await form.close();
});

test('the form element submits to the same URL as the script', async () => {
  const form = await openForm();
  const { method, action, enctype } = form.find('form') as HTMLFormElement;
  assert.equal(
    [method, action, enctype],
    ['post', 'https://api.example/api/site/contact_us.php', 'multipart/form-data'],
  );
  assert.is(form.find<HTMLInputElement>('[name=type]')?.value, 'contact_us');
  await form.close();
});

test('unmounting shows the fallback', async () => {
  const form = await openForm();
  await act(async () => form.mounted.unmount());
  assert.is(form.host.shadowRoot?.innerHTML, '<slot></slot>');
  assert.is(form.host.innerHTML, FALLBACK);
  await form.close();
});

test('unmounting cancels a pending retry', async () => {
  const form = await openForm({ handlers: { 'contact_us.php': () => new Response('', { status: 502 }) } });
  await form.send('failed');
  await act(async () => form.mounted.unmount());
  dispatchEvent(new Event('online'));
  await form.clock.advance(60_000);
  assert.is(form.callsTo('contact_us.php').length, 1);
  assert.is(form.clock.pending(), 0);
  await form.close();
});

test('two forms on a page are independent', async () => {
  const first = await openForm();
  const other = first.host.cloneNode(true) as HTMLElement;
  first.host.after(other);
  const { mount } =
    await first.importModule<typeof import('../../../widgets/quote-form/index')>('quote-form/index.tsx');
  await act(async () => {
    mount(other, { ...first.env, emit: () => true });
  });
  await first.send('sent');
  assert.is(other.shadowRoot?.querySelector<HTMLElement>('.quote-form')?.dataset.phase, 'editing');
  assert.is(other.shadowRoot?.adoptedStyleSheets[0], first.host.shadowRoot?.adoptedStyleSheets[0]);
  await first.close();
});

test.run();
