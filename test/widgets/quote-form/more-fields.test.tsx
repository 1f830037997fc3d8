import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isVehicle, MORE_FIELDS } from '../../../widgets/contract/more-fields';
import { MORE_TEXTS } from '../../../widgets/shared/forms/on-demand/more-texts';
import { showPageTexts } from '../../../widgets/shared/forms/on-demand/show-page-texts';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { fill } from '../../support/dom';
import { importForBuild } from '../../support/import-fresh';
import { openForm } from './open-form';
import { OWN_PAGE } from './own-page';

type Pages = typeof import('../../../host-pages/prerender/forms');
type Server = typeof import('react-dom/server');

const { QuoteFormPlaceholder, FramedQuoteForm } = await importForBuild<Pages>(
  'host-pages/prerender/forms.tsx',
);
const { renderToStaticMarkup, renderToString }: Server = createRequire(import.meta.url)('react-dom/server');
const render = process.env.TEST_REACT === 'preact' ? renderToStaticMarkup : renderToString;

const openPage = (typeOfInsurance?: string, before?: (host: HTMLElement) => void) =>
  openForm({
    placeholder: render(
      QuoteFormPlaceholder({ suggestions: 'product-names', ...(typeOfInsurance && { typeOfInsurance }) }),
    ),
    ...OWN_PAGE,
    ...(before && { before }),
  });

const ALL = 'data-ask-call-time="yes" data-ask-vehicle="yes" data-ask-whatsapp="yes"';
const VEHICLE = ['registration_number', 'expiry_month'] as const;

/** True if the form asks the question `name`. A question inside folded details counts as asked. */
const isAsked = (form: Awaited<ReturnType<typeof openForm>>, name: string) =>
  form.field(name).closest('fieldset[hidden]') === null;

test('the questions are folded, optional, and their box is not ticked', async () => {
  const form = await openPage('Motor Insurance');
  assert.not(form.find<HTMLDetailsElement>('details')?.open);
  assert.is(form.find('summary')?.textContent, MORE_TEXTS.more);
  for (const name of Object.keys(MORE_FIELDS)) {
    assert.is(form.field(name).labels?.[0]?.textContent, MORE_FIELDS[name as keyof typeof MORE_FIELDS].label);
    assert.not(form.field(name).required, name);
    assert.not(form.field(name).getAttribute('aria-required'), name);
  }
  assert.not(form.field('whatsapp').checked);
  await form.send('sent');
  const sent = Object.keys(form.callsTo('contact_us.php')[0]?.fields ?? {});
  assert.equal(
    Object.keys(MORE_FIELDS).filter((name) => sent.includes(name)),
    [],
  );
  await form.close();
});

test('answers that were given before scripts ran are kept and sent', async () => {
  const form = await openPage('Motor Insurance', (host) => {
    fill(host.querySelector('[name=call_time]') as HTMLSelectElement, 'Evening');
    fill(host.querySelector('[name=registration_number]') as HTMLInputElement, 'TS 09 AB 1234');
    fill(host.querySelector('[name=expiry_month]') as HTMLSelectElement, 'March');
    (host.querySelector('[name=whatsapp]') as HTMLInputElement).checked = true;
  });
  await form.settle();
  await form.fillIn({ type_of_insurance: 'Motor' });
  await form.send('sent');
  const { call_time, registration_number, expiry_month, whatsapp } =
    form.callsTo('contact_us.php')[0]?.fields ?? {};
  assert.equal(
    [call_time, registration_number, expiry_month, whatsapp],
    ['Evening', 'TS 09 AB 1234', 'March', 'yes'],
  );
  await form.close();
});

test('the questions about a vehicle are asked only while the product is one for vehicles', async () => {
  const health = await openPage('Health Insurance');
  for (const name of VEHICLE) assert.not(health.find(`[name=${name}]`), name);
  await health.close();
  const form = await openPage('Motor Insurance');
  await form.importModule('shared/forms/on-demand/on-demand.ts');
  await form.settle();
  for (const name of VEHICLE) assert.ok(isAsked(form, name), name);
  await form.type('type_of_insurance', 'Marine Insurance');
  for (const name of VEHICLE) assert.not(isAsked(form, name), name);
  // Answers in a disabled fieldset are not sent.
  assert.ok(form.field('registration_number').closest('fieldset')?.disabled);
  assert.ok(isAsked(form, 'call_time'));
  await form.close();
});

test('words for vehicles are found in a product, and not inside other words', () => {
  for (const product of ['Motor Insurance', 'My car', '2-wheeler', 'मोटर बीमा (Motor Insurance)'])
    assert.ok(isVehicle(product), product);
  for (const product of ['', 'Health Insurance', 'Cargo', 'Contractors Plant and Machinery', 'Personal care'])
    assert.not(isVehicle(product), product);
});

test('the questions of a page are in the language of its form, and their values in English', async () => {
  const form = await openPage('Motor Insurance');
  for (const [language, translation] of [
    ['hi', hindi],
    ['te', telugu],
  ] as const) {
    showPageTexts({ language, translation });
    assert.is(form.find('summary')?.textContent, translation.more.more);
    assert.equal(form.choices('call_time').slice(0, 2), [translation.more.selectTime, translation.more.soon]);
    assert.is(form.choices('expiry_month')[3], translation.more.month('3'));
    assert.is(form.field('whatsapp').labels?.[0]?.lang, language);
  }
  const values = [...(form.field('call_time') as unknown as HTMLSelectElement).options].map(
    ({ value }) => value,
  );
  assert.equal(values, ['', ...MORE_FIELDS.call_time.values]);
  assert.is(new Set(MORE_FIELDS.expiry_month.values.map((_, at) => hindi.more.month(`${at + 1}`))).size, 12);
  await form.close();
});

test('a form on the page of a partner asks only what its placeholder asks for, and only with our own API', async () => {
  for (const [attributes, ownApi, names] of [
    ['', true, []],
    [ALL, false, []],
    ['data-ask-whatsapp="yes"', true, ['whatsapp']],
    [ALL, true, Object.keys(MORE_FIELDS)],
  ] as const) {
    const form = await openForm({ attributes, env: { ownApi } });
    const found = Object.keys(MORE_FIELDS).filter((name) => form.find(`[name=${name}]`));
    assert.equal(found, [...names], `${attributes} ${ownApi}`);
    await form.close();
  }
});

test('a form of a partner asks about the vehicle in the language of the form, and sends the answers', async () => {
  const form = await openForm({ attributes: `${ALL} lang="hi"`, env: { ownApi: true } });
  assert.is(form.find('summary')?.textContent, hindi.more.more);
  await form.fillIn({ type_of_insurance: 'Motor' });
  await form.type('expiry_month', 'March');
  await form.send('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields.expiry_month, 'March');
  await form.close();
});

test('no attribute and no address ticks the box for WhatsApp', async () => {
  const form = await openForm({ attributes: `${ALL} data-whatsapp="yes"`, env: { ownApi: true } });
  assert.not(form.field('whatsapp').checked);
  await form.close();
});

test('the form in a frame has the height that a snippet reserves: it asks none of these questions', () => {
  assert.not.match(render(FramedQuoteForm()), /<details/);
});

test.run();
