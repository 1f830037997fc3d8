import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useClock } from '../../support/clock';
import { fill } from '../../support/dom';
import { until } from '../../support/turns';
import { FALLBACK, GOOD, openContact, THANKS } from './open-contact';

const FIELDS: [name: string, label: string, type: string, autocomplete: string | null][] = [
  ['first_name', 'First Name', 'text', 'given-name'],
  ['last_name', 'Last Name', 'text', 'family-name'],
  ['mobile', 'Mobile Number', 'tel', 'tel'],
  ['email', 'Email Id', 'email', 'email'],
  ['message', 'Ask Query', 'textarea', null],
];

test('the five fields stand in their order, each with its label, type and autofill token, all required', async () => {
  const form = await openContact();
  const found = form.all('label').map((label) => {
    const control = form.find<HTMLInputElement>(`#${(label as HTMLLabelElement).htmlFor}`);
    assert.ok(control.required, control.name);
    return [control.name, label.textContent?.trim(), control.type, control.getAttribute('autocomplete')];
  });
  assert.equal(found, FIELDS);
  await form.close();
});

test('exactly the fields of the enquiry are sent, once', async () => {
  const form = await openContact();
  await form.send('sent');
  assert.is(form.calls.length, 1);
  assert.is(form.calls[0]?.url, 'https://api.example/api/contact_us.php');
  assert.equal(form.calls[0]?.fields, { ...GOOD, mobile: '9876543210', type: 'query' });
  assert.equal(form.events, ['broker:submit', 'broker:submitted']);
  assert.equal(form.errors, []);
  await form.close();
});

test('data-partner is sent as partner', async () => {
  const form = await openContact({ attributes: 'data-partner="agent-42"' });
  await form.send('sent');
  assert.is(form.calls[0]?.fields.partner, 'agent-42');
  await form.close();
});

test('what is missing or wrong is said beside its field, the first has the focus, and nothing is sent', async () => {
  const form = await openContact();
  await form.fillIn({ ...GOOD, first_name: ' ', mobile: '12345', message: '' });
  await form.submit();
  assert.equal(
    form.all('.broker-field__error').map(({ id, textContent }) => [id, textContent]),
    [
      ['broker-first_name-error', 'first name is required'],
      ['broker-mobile-error', 'Invalid mobile number'],
      ['broker-message-error', 'message is required'],
    ],
  );
  assert.is(form.focused(), form.field('first_name'));
  assert.is(form.text('[role=status]'), 'There is a problem');
  assert.is(form.calls.length, 0);
  await act(async () => fill(form.field('mobile'), '98765'));
  assert.not(form.find('#broker-mobile-error'));
  await form.close();
});

test("a success shows the server's words, empties the form and goes nowhere on a partner's page", async () => {
  const form = await openContact();
  await form.send('sent');
  assert.is(form.text('.broker-form__thanks p'), THANKS);
  assert.is(form.focused(), form.find('.broker-form__thanks p'));
  for (const name of Object.keys(GOOD)) assert.is(form.field(name).value, '', name);
  assert.is(location.href, 'https://partner.example/help');
  assert.is(sessionStorage.length, 0);
  await form.click(form.find('.broker-form__thanks button'));
  assert.is(form.focused(), form.field('first_name'));
  await form.close();
});

test('with a home, a success goes there and takes its message along', async () => {
  const form = await openContact({
    attributes: 'data-home="/#formdata"',
    url: 'https://broker.example/contact-us',
  });
  await form.send('sent');
  assert.is(location.href, 'https://broker.example/#formdata');
  assert.equal(JSON.parse(sessionStorage.getItem('broker-toasts') ?? ''), [
    { type: 'success', text: THANKS },
  ]);
  await form.close();
});

test("a refusal shows the server's words, as a toast that is not announced too, and keeps what was typed", async () => {
  const toasts: unknown[] = [];
  const form = await openContact({
    answer: () => Response.json({ success: false, message: 'Too many requests' }, { status: 429 }),
    before: () =>
      document.addEventListener('broker:toast', (event) => toasts.push((event as CustomEvent).detail)),
  });
  await form.send('refused');
  assert.is(form.text('[role=alert] strong'), 'Too many requests');
  assert.equal(toasts, [{ type: 'error', text: 'Too many requests', silent: true }]);
  for (const [name, typed] of Object.entries(GOOD)) assert.is(form.field(name).value, typed);
  assert.is(form.text('[name=submit]'), 'Submit');
  await form.close();
});

test('a failure keeps what was typed, offers to try again, and tries again by itself', async () => {
  let up = false;
  let clock: ReturnType<typeof useClock> | undefined;
  const form = await openContact({
    answer: () => {
      if (up) return { success: true, message: THANKS };
      throw new TypeError('no connection');
    },
    before: () => {
      clock = useClock();
    },
  });
  await form.send('failed');
  assert.is(form.text('[role=alert] strong'), 'We could not send your enquiry. Please try again.');
  assert.is(form.text('[role=alert] a'), 'Call us +91 40 1234 5678');
  assert.is(form.text('[name=submit]'), 'Try again');
  for (const [name, typed] of Object.entries(GOOD)) assert.is(form.field(name).value, typed);
  up = true;
  await act(async () => clock?.advance(2_000));
  await form.untilPhase('sent');
  assert.is(form.calls.length, 2);
  await form.close();
});

test('while it is sent, Submit and the fields are disabled', async () => {
  const form = await openContact({ answer: () => new Promise(() => {}) });
  await form.fillIn();
  await form.submit();
  await until('sending', () => form.field('submit').disabled);
  assert.ok(form.find<HTMLFieldSetElement>('fieldset').disabled);
  assert.is(form.text('[role=status]'), 'Sending your enquiry');
  await form.close();
});

test('markup in the words of the server is text', async () => {
  const message = '<img src=x onerror=alert(1)>';
  const form = await openContact({ answer: () => ({ success: true, message }) });
  await form.send('sent');
  assert.is(form.text('.broker-form__thanks p'), message);
  assert.not(form.find('img'));
  await form.close();
});

test('data-heading-level sets the level of the title, or leaves it out', async () => {
  const form = await openContact({ attributes: 'data-heading-level="3"' });
  assert.is(form.text('h3'), 'Write to us');
  form.host.dataset.headingLevel = 'none';
  await form.update();
  assert.not(form.find('h3'));
  await form.close();
});

test('unmounting shows the fallback and stops a retry that waits', async () => {
  const form = await openContact({ answer: () => new Response('', { status: 502 }) });
  await form.send('failed');
  await form.unmount();
  dispatchEvent(new Event('online'));
  assert.is(form.calls.length, 1);
  assert.is(form.host.shadowRoot?.innerHTML, '<slot></slot>');
  assert.is(form.host.innerHTML, FALLBACK);
  await form.close();
});

test.run();
