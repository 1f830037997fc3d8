import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { BREAK_SESSION_STORAGE } from '../../support/broken-storage';
import { waitUntil } from '../../support/flush';
import { VALID_LEAD } from '../../support/valid-lead';
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
    assert.is(found?.textContent, heading && COPY.title);
    assert.equal(form.warnings, []);
    await form.close();
  });

for (const value of ['1', '7', 'h2', ''])
  test(`data-heading-level="${value}" logs a warning, and the default applies`, async () => {
    const form = await openForm({ attributes: `data-heading-level="${value}"` });
    assert.is(form.find('h1, h2, h3, h4, h5, h6')?.localName, 'h2');
    assert.equal(form.warnings, [[`data-heading-level="${value}" is not one of 2,3,4,5,6,none`, '2']]);
    await form.close();
  });

test('a changed attribute updates the form and keeps its values', async () => {
  const form = await openForm();
  const { first_name, state, city } = VALID_LEAD;
  await form.fillIn({ first_name, state, city });
  form.host.dataset.headingLevel = '4';
  await act(async () => form.mounted.update());
  assert.is(form.text('h4'), COPY.title);
  const typed = ['first_name', 'state', 'city'].map((name) => form.field(name).value);
  assert.equal(typed, [first_name, state, city]);
  await form.close();
});

test("the notice names the broker and links to the policies on the loader's site", async () => {
  const form = await openForm();
  const policies = form.link(COPY.howWeUse);
  assert.is(policies.href, 'https://cdn.example/v1/company-policies');
  assert.match(policies.parentElement?.textContent ?? '', COPY.detailsGoTo(form.env.broker.name));
  await form.close();
});

const AWAY = { attributes: 'data-home="/"', url: 'https://partner.example/motor' };
/** Opens a form with `data-home` on a page that is not the home page. */
const openAway = async (handlers: FormPage['handlers'] = {}) => {
  const form = await openForm({ ...AWAY, handlers });
  await form.settle();
  return form;
};

test('with data-home a success redirects to the home page', async () => {
  const form = await openAway();
  await form.send('sent');
  await waitUntil('home', () => location.href === 'https://partner.example/');
  await form.close();
});

const savedToasts = () => JSON.parse(sessionStorage.getItem('broker-toasts') ?? '[]');

test("after the redirect the server's message is a toast", async () => {
  const form = await openAway();
  await form.send('sent');
  await waitUntil('home', () => location.pathname === '/');
  assert.equal(savedToasts(), [{ type: 'success', text: THANKS }]);
  await form.close();
});

test("after the redirect a success without a message has the form's message as a toast", async () => {
  const form = await openAway({ 'contact_us.php': () => ({ success: true }) });
  await form.send('sent');
  await waitUntil('home', () => location.pathname === '/');
  assert.is(savedToasts()[0].text, COPY.thanks);
  await form.close();
});

test('if sessionStorage is full, a success is shown in place, without a redirect', async () => {
  const form = await openAway();
  BREAK_SESSION_STORAGE.full();
  await form.send('sent');
  await form.settle();
  assert.is(location.href, AWAY.url);
  assert.is(form.thanks()?.textContent, THANKS);
  await form.close();
});

test('on the home page a success does not redirect', async () => {
  const form = await openForm({ attributes: 'data-home="/"', url: 'https://partner.example/?utm=1' });
  await form.send('sent');
  await form.settle();
  assert.is(location.href, 'https://partner.example/?utm=1');
  assert.is(form.thanks()?.textContent, THANKS);
  await form.close();
});

/** Records each toast that is shown after this call. */
const recordToasts = () => {
  const shown: unknown[] = [];
  document.addEventListener('broker:toast', (event) => shown.push((event as CustomEvent).detail));
  return shown;
};
const REFUSED = { 'contact_us.php': () => ({ success: false, message: 'Not from this number.' }) };

test('with data-home a refusal shows a silent toast and an alert, without a redirect', async () => {
  const form = await openAway(REFUSED);
  const shown = recordToasts();
  await form.send('refused');
  await waitUntil('a toast', () => shown.length > 0);
  assert.is(location.href, AWAY.url);
  assert.equal(shown, [{ type: 'error', text: 'Not from this number.', silent: true }]);
  assert.match(form.text('[role=alert]') ?? '', 'Not from this number.');
  await form.close();
});

test('without data-home a refusal shows no toast', async () => {
  const form = await openForm({ url: AWAY.url, handlers: REFUSED });
  const shown = recordToasts();
  await form.send('refused');
  await form.settle();
  assert.equal(shown, []);
  await form.close();
});

test('a failure shows no toast', async () => {
  const form = await openAway({
    'contact_us.php': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const shown = recordToasts();
  await form.send('failed');
  await form.settle();
  assert.equal(shown, []);
  await form.close();
});

test.run();
