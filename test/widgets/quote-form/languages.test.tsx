import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { INSURANCE_TYPES } from '../../../widgets/contract/field-rules';
import { HIDDEN_FIELD } from '../../../widgets/contract/own-api-fields';
import { STATES } from '../../../widgets/contract/states';
import { COPY } from '../../../widgets/quote-form/copy';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { LANGUAGES } from '../../../widgets/shared/runtime/language';
import { waitUntil } from '../../support/flush';
import { VALID_LEAD } from '../../support/valid-lead';
import { openForm } from './open-form';

const HINDI = { attributes: 'data-lang="hi"' };

test('a Hindi form has Hindi labels, lists, messages and buttons, and a lang attribute', async () => {
  const form = await openForm(HINDI);
  assert.is(form.find('.quote-form')?.lang, 'hi');
  assert.is(form.text('label[for=broker-first_name]')?.trim(), hindi.fields.first_name.label);
  assert.equal(form.choices('insurance_type'), [
    hindi.fields.insurance_type.prompt,
    ...INSURANCE_TYPES.map((type) => hindi.fields.insurance_type.names[type]),
  ]);
  assert.equal(form.choices('city'), [hindi.quoteForm.stateFirst]);
  await form.press(hindi.quoteForm.submit);
  assert.is(form.errorOf('first_name'), hindi.fields.first_name.required);
  assert.is(form.status(), hindi.quoteForm.problem);
  assert.equal(form.warnings, []);
  await form.close();
});

test('the hidden field asks in the language of the form to be left empty, and assistive technology does not see it', async () => {
  const texts = { en: COPY.leaveEmpty, hi: hindi.quoteForm.leaveEmpty, te: telugu.quoteForm.leaveEmpty };
  for (const [language, text] of Object.entries(texts)) {
    const form = await openForm({ attributes: `data-lang="${language}"`, env: { ownApi: true } });
    const hidden = form.find(`[name=${HIDDEN_FIELD}]`) as HTMLInputElement;
    assert.is(form.text(`label[for=${hidden.id}]`), text);
    assert.equal([hidden.type, hidden.tabIndex, hidden.autocomplete], ['text', -1, 'off']);
    const around = hidden.closest('[aria-hidden=true]');
    assert.equal([around?.localName, around?.hasAttribute('open')], ['dialog', false]);
    await form.close();
  }
});

test('the lists of a Telugu form have English values', async () => {
  const form = await openForm({ attributes: 'data-lang="te"' });
  assert.is(form.choices('state')[1], telugu.fields.state.names[STATES[0]]);
  const values = [...form.field('state').options].map(({ value }) => value);
  assert.equal(values, ['', ...STATES]);
  await form.close();
});

test('a Hindi form sends English values, and shows thanks in Hindi with the reference number', async () => {
  const message = `${COPY.thanks} Your reference number is Q-1001.`;
  const form = await openForm({
    ...HINDI,
    handlers: { 'contact_us.php': () => ({ success: true, message }) },
  });
  await form.send('sent');
  const { state, city, insurance_type } = form.callsTo('contact_us.php')[0]?.fields ?? {};
  assert.equal([state, city, insurance_type], [VALID_LEAD.state, VALID_LEAD.city, VALID_LEAD.insurance_type]);
  assert.is(form.thanks()?.textContent, hindi.answer(message));
  await form.close();
});

test("the server's refusal is shown in the form's language", async () => {
  const message = 'Too many attempts. Please try again after 1 minute.';
  const form = await openForm({
    ...HINDI,
    handlers: { 'contact_us.php': () => ({ success: false, message }) },
  });
  await form.send('refused');
  assert.is(form.text('[role=alert] strong'), hindi.answer(message));
  await form.close();
});

for (const [lang, below] of [
  ['en', 'below'],
  ['hi', 'नीचे'],
  ['te', 'కింద'],
] as const)
  test(`in "${lang}" the consent sentence refers to the notice below, which follows it`, async () => {
    const form = await openForm({ attributes: `data-lang="${lang}" data-consent="required"` });
    const box = form.field('consent');
    const notice = form.find('a[href$=company-policies]') as HTMLElement;
    assert.match(box.value, below);
    assert.ok(box.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING);
    await form.close();
  });

test('consent is sent in the language in which it was shown', async () => {
  const form = await openForm({ attributes: 'data-lang="te" data-consent="required"' });
  const sentence = form.text('label[for=broker-consent]')?.trim();
  assert.is(sentence, telugu.consent.consent);
  assert.is(form.field('consent').value, sentence);
  await form.close();
});

test("without data-lang the form uses the page's language", async () => {
  const form = await openForm({
    before: () => {
      document.documentElement.lang = 'te-IN';
    },
  });
  assert.is(form.text('h2'), telugu.quoteForm.title);
  assert.equal(form.warnings, []);
  await form.close();
});

for (const lang of ['fr', 'hindi'])
  test(`data-lang="${lang}" logs a warning, and the form is English on a page in another language`, async () => {
    const form = await openForm({
      attributes: `data-lang="${lang}"`,
      before: () => {
        document.documentElement.lang = 'hi';
      },
    });
    assert.is(form.text('h2'), COPY.title);
    assert.is(form.find('.quote-form')?.lang, 'en');
    assert.equal(form.warnings, [[`data-lang="${lang}" is not one of ${LANGUAGES}`, 'en']]);
    await form.close();
  });

for (const lang of ['hi-IN', 'hi_IN'])
  test(`data-lang="${lang}" is Hindi, without a warning`, async () => {
    const form = await openForm({ attributes: `data-lang="${lang}"` });
    assert.is(form.text('h2'), hindi.quoteForm.title);
    assert.equal(form.warnings, []);
    await form.close();
  });

test('changing the language updates the form and keeps its values', async () => {
  const form = await openForm();
  const { first_name, state, city } = VALID_LEAD;
  await form.fillIn({ first_name, state, city });
  for (const [lang, title] of [
    ['hi', hindi.quoteForm.title],
    ['te', telugu.quoteForm.title],
    ['en', COPY.title],
  ] as const) {
    form.host.dataset.lang = lang;
    await act(async () => form.mounted.update());
    await waitUntil(title, () => form.text('h2') === title);
    const typed = ['first_name', 'state', 'city'].map((name) => form.field(name).value);
    assert.equal(typed, [first_name, state, city]);
  }
  await form.close();
});

for (const [lang, words] of [
  ['en', 'Licence No.'],
  ['hi', hindi.quoteForm.licenceNumber],
  ['te', telugu.quoteForm.licenceNumber],
] as const)
  test(`in "${lang}" the licence is an element of its own in the notice, and "Licence No." is translated`, async () => {
    const broker = {
      name: 'Test Broker',
      phone: '',
      licence: 'Licence No. 12/3',
      consentVersion: '2026-11-23.0a1b2c3d',
    };
    const form = await openForm({ attributes: `data-lang="${lang}"`, env: { broker } });
    const notice = form.find('a[href$=company-policies]')?.parentElement;
    assert.is(notice?.lastElementChild?.textContent, `${words} 12/3`);
    await form.close();
  });

test('the notice contains a licence in other words in every language', async () => {
  for (const attributes of ['', 'data-lang="hi"', 'data-lang="te"']) {
    const form = await openForm({ attributes });
    const notice = form.find('a[href$=company-policies]')?.parentElement?.textContent ?? '';
    assert.match(notice, /Test Broker.* Licence 7$/);
    await form.close();
  }
});

test.run();
