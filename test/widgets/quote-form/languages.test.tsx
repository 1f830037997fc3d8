import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STATES } from '../../../widgets/contract/states';
import { until } from '../../support/turns';
import { GOOD, openForm } from './open-form';

const HINDI = { attributes: 'data-lang="hi"' };
const SERVER = {
  'contact_us.php': () => ({
    success: true,
    message:
      'Thank you. We have received your request. Our team will contact you soon. Your reference number is Q-1001.',
  }),
};

test('a Hindi form says so, in its labels, lists, messages and button', async () => {
  const form = await openForm(HINDI);
  assert.is(form.find('.quote-form')?.lang, 'hi');
  assert.is(form.text('label[for=broker-first_name]')?.trim(), 'पहला नाम');
  assert.equal(form.choices('insurance_type'), ['बीमा श्रेणी चुनें', 'कॉर्पोरेट', 'व्यक्तिगत']);
  assert.equal(form.choices('city'), ['पहले राज्य चुनें']);
  await form.press('जमा करें');
  assert.is(form.text('#broker-first_name-error'), 'पहला नाम आवश्यक है');
  assert.is(form.text('.quote-form__status'), 'कुछ जानकारी ठीक करनी होगी');
  assert.equal(form.warnings, []);
  await form.close();
});

test('the lists of a Telugu form have English values', async () => {
  const form = await openForm({ attributes: 'data-lang="te"' });
  assert.is(form.choices('state')[1], 'అండమాన్ నికోబార్ దీవులు');
  const values = [...form.field('state').options].map(({ value }) => value);
  assert.equal(values, ['', ...STATES]);
  await form.close();
});

test('a Hindi form sends English values, and thanks in Hindi with the reference number', async () => {
  const form = await openForm({ ...HINDI, answers: SERVER });
  await form.fillIn(GOOD);
  await form.press('जमा करें');
  await form.untilPhase('sent');
  const { state, city, insurance_type } = form.callsTo('contact_us.php')[0]?.fields ?? {};
  assert.equal([state, city, insurance_type], ['Goa', 'Panaji', 'Individual']);
  assert.match(form.text('.quote-form__thanks p') ?? '', /^धन्यवाद।.* आपका संदर्भ नंबर Q-1001 है।$/);
  await form.close();
});

test("the server's refusal is told in the form's language", async () => {
  const message = 'Too many attempts. Please try again after 1 minute.';
  const form = await openForm({
    ...HINDI,
    answers: { 'contact_us.php': () => ({ success: false, message }) },
  });
  await form.fillIn(GOOD);
  await form.press('जमा करें');
  await form.untilPhase('refused');
  assert.is(form.text('.quote-form__box strong'), 'बहुत बार कोशिश की गई। कृपया 1 मिनट बाद फिर कोशिश करें।');
  await form.close();
});

test('consent is asked for, and kept, in the words that were read', async () => {
  const form = await openForm({ attributes: 'data-lang="te" data-consent="required"' });
  const words = form.text('label[for=broker-consent]');
  assert.match(words ?? '', 'సమ్మతిస్తున్నాను');
  assert.is(form.field('consent').value, words);
  await form.close();
});

test('the page says the language where the placeholder does not', async () => {
  const form = await openForm({
    before: () => {
      document.documentElement.lang = 'te-IN';
    },
  });
  assert.is(form.text('h2'), 'కోట్ పొందండి');
  assert.equal(form.warnings, []);
  await form.close();
});

for (const lang of ['fr', 'HI'])
  test(`data-lang="${lang}" warns, and the form is English, whatever the page says`, async () => {
    const form = await openForm({
      attributes: `data-lang="${lang}"`,
      before: () => {
        document.documentElement.lang = 'hi';
      },
    });
    assert.is(form.text('h2'), 'Get A Quote');
    assert.is(form.find('.quote-form')?.lang, 'en');
    assert.equal(form.warnings, [[`data-lang="${lang}" is not one of en,hi,te`, 'en']]);
    await form.close();
  });

test('data-lang="hi-IN" is Hindi, and right', async () => {
  const form = await openForm({ attributes: 'data-lang="hi-IN"' });
  assert.is(form.text('h2'), 'कोटेशन प्राप्त करें');
  assert.equal(form.warnings, []);
  await form.close();
});

test('a language that changes shows, and what was typed and chosen stays', async () => {
  const form = await openForm();
  await form.fillIn({ first_name: 'Asha', state: 'Goa', city: 'Panaji' });
  for (const [lang, title] of [
    ['hi', 'कोटेशन प्राप्त करें'],
    ['te', 'కోట్ పొందండి'],
    ['en', 'Get A Quote'],
  ] as const) {
    form.host.dataset.lang = lang;
    await act(async () => form.mounted.update());
    await until(title, () => form.text('h2') === title);
    const typed = ['first_name', 'state', 'city'].map((name) => form.field(name).value);
    assert.equal(typed, ['Asha', 'Goa', 'Panaji']);
  }
  await form.close();
});

test('the licence stands in the notice, as it is, in every language', async () => {
  for (const attributes of ['', 'data-lang="hi"', 'data-lang="te"']) {
    const form = await openForm({ attributes });
    assert.match(form.text('.quote-form__notice') ?? '', /Test Broker.* Licence 7$/);
    await form.close();
  }
});

test.run();
