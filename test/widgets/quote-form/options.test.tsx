import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../turns';
import { type FormPage, openForm, THANKS } from './open-form';

const HEADINGS: [attributes: string, heading: string | undefined][] = [
  ['', 'h2'],
  ['data-heading-level="2"', 'h2'],
  ['data-heading-level="3"', 'h3'],
  ['data-heading-level="6"', 'h6'],
  ['data-heading-level="none"', undefined],
];

for (const [attributes, heading] of HEADINGS)
  test(`with ${attributes || 'no data-heading-level'} the form has ${heading ?? 'no heading'}`, async () => {
    const form = await openForm({ attributes });
    const found = form.find('h1, h2, h3, h4, h5, h6');
    assert.is(found?.localName, heading);
    assert.is(found?.textContent, heading && 'Get A Quote');
    assert.equal(form.warnings, []);
    await form.close();
  });

for (const value of ['1', '7', 'h2', ''])
  test(`data-heading-level="${value}" warns, and the form has its default heading`, async () => {
    const form = await openForm({ attributes: `data-heading-level="${value}"` });
    assert.is(form.find('h1, h2, h3, h4, h5, h6')?.localName, 'h2');
    assert.equal(form.warnings, [[`data-heading-level="${value}" is not one of 2,3,4,5,6,none`, '2']]);
    await form.close();
  });

test('an attribute that changes shows at once, and what was typed and chosen stays', async () => {
  const form = await openForm();
  await form.fillIn({ first_name: 'Asha', state: 'Goa', city: 'Panaji' });
  form.host.dataset.headingLevel = '4';
  await act(async () => form.mounted.update());
  assert.is(form.find('h4')?.textContent, 'Get A Quote');
  const typed = ['first_name', 'state', 'city'].map((name) => form.field(name).value);
  assert.equal(typed, ['Asha', 'Goa', 'Panaji']);
  await form.close();
});

test('the notice names the broker and links to the policies beside the loader', async () => {
  const form = await openForm();
  const notice = form.find('.quote-form__notice');
  assert.match(notice?.textContent ?? '', 'Your details go to Test Broker, only to prepare your quote');
  assert.is(notice?.querySelector('a')?.href, 'https://cdn.example/v1/company-policies');
  await form.close();
});

const AWAY = { attributes: 'data-home="/"', url: 'https://partner.example/motor' };
/** A form on another page than home, which has looked for a message to it. */
const openAway = async (answers: FormPage['answers'] = {}) => {
  const form = await openForm({ ...AWAY, answers });
  await form.quiet();
  return form;
};

test('with data-home a success goes home', async () => {
  const form = await openAway();
  await form.send('sent');
  await until('home', () => location.href === 'https://partner.example/');
  await form.close();
});

test('the message comes along: at home the form shows it, once', async () => {
  const away = await openAway();
  await away.send('sent');
  await until('home', () => location.pathname === '/');
  const kept = { ...sessionStorage };
  await away.close();

  const HOME = { attributes: 'data-home="/"', url: 'https://partner.example/' };
  const home = await openForm({ ...HOME, before: () => Object.assign(sessionStorage, kept) });
  await home.untilPhase('sent');
  assert.is(home.text('.quote-form__thanks p'), THANKS);
  assert.is(sessionStorage.length, 0);
  await home.close();

  const reloaded = await openForm(HOME);
  await reloaded.quiet();
  assert.is(reloaded.phase(), 'editing');
  await reloaded.close();
});

test('a success without words is shown at home too', async () => {
  const away = await openAway({ 'contact_us.php': () => ({ success: true }) });
  await away.send('sent');
  await until('home', () => location.pathname === '/');
  const kept = { ...sessionStorage };
  await away.close();

  const home = await openForm({
    attributes: 'data-home="/"',
    url: 'https://partner.example/',
    before: () => Object.assign(sessionStorage, kept),
  });
  await home.quiet();
  assert.match(home.text('.quote-form__thanks p') ?? '', 'Thank you. We have received your request.');
  await home.close();
});

test('on the home page itself a success stays where it is', async () => {
  const form = await openForm({ attributes: 'data-home="/"', url: 'https://partner.example/?utm=1' });
  await form.send('sent');
  await form.quiet();
  assert.is(location.href, 'https://partner.example/?utm=1');
  assert.is(form.text('.quote-form__thanks p'), THANKS);
  await form.close();
});

test('a refusal sends nobody home', async () => {
  const form = await openAway({ 'contact_us.php': () => ({ success: false }) });
  await form.send('refused');
  await form.quiet();
  assert.is(location.href, AWAY.url);
  await form.close();
});

test('without data-home a message that came along is left to others', async () => {
  const form = await openForm({
    url: 'https://partner.example/',
    before: () => sessionStorage.setItem('broker-message', 'Thank you'),
  });
  await form.quiet();
  assert.is(form.phase(), 'editing');
  assert.is(sessionStorage.length, 1);
  await form.close();
});

test.run();
