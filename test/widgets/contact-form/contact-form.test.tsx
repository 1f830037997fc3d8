import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-form/copy';
import { LEAD_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { BREAK_SESSION_STORAGE } from '../../support/broken-storage';
import { useClock } from '../../support/clock';
import { fill } from '../../support/dom';
import { waitUntil } from '../../support/flush';
import { stored, VALID_ENQUIRY } from '../../support/valid-lead';
import { FALLBACK, openContact, THANKS } from './open-contact';

const FIELDS: [name: string, label: string, type: string, autocomplete: string | null][] = [
  ['first_name', LEAD_FIELDS.first_name.label, 'text', 'given-name'],
  ['last_name', LEAD_FIELDS.last_name.label, 'text', 'family-name'],
  ['mobile', LEAD_FIELDS.mobile.label, 'tel', 'tel'],
  ['email', LEAD_FIELDS.email.label, 'email', 'email'],
  ['message', LEAD_FIELDS.message.label, 'textarea', null],
];

test('the fields are in order, each with its label, type and autocomplete token, and all are required', async () => {
  const form = await openContact();
  const found = form.all('label').map((label) => {
    const control = form.find<HTMLInputElement>(`#${(label as HTMLLabelElement).htmlFor}`);
    assert.is(control.getAttribute('aria-required'), 'true', control.name);
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
  assert.equal(form.calls[0]?.fields, { ...stored(VALID_ENQUIRY), type: 'query' });
  assert.equal(form.events, ['broker:submit', 'broker:submitted']);
  assert.equal(form.errors, []);
  await form.close();
});

test('in Telugu the fields, errors and answers of the enquiry are Telugu', async () => {
  const form = await openContact({
    attributes: 'data-lang="te"',
    handler: () => ({
      success: true,
      message: `${COPY.thanks} Your reference number is E-7.`,
      reference: 'E-7',
    }),
  });
  assert.is(form.find('.contact-form').lang, 'te');
  await form.submit();
  assert.equal(form.errorsByField(), {
    first_name: telugu.fields.first_name.required,
    last_name: telugu.fields.last_name.required,
    mobile: telugu.fields.mobile.required,
    email: telugu.fields.email.required,
    message: telugu.fields.message.required,
  });
  await form.send('sent');
  assert.match(form.thanks()?.textContent ?? '', telugu.enquiry.thanks);
  await form.close();
});

test('data-partner is sent as partner', async () => {
  const form = await openContact({ attributes: 'data-partner="agent-42"' });
  await form.send('sent');
  assert.is(form.calls[0]?.fields.partner, 'agent-42');
  await form.close();
});

test('missing and invalid fields show their messages, the first gets the focus, and nothing is sent', async () => {
  const form = await openContact();
  await form.fillIn({ ...VALID_ENQUIRY, first_name: ' ', mobile: '12345', message: '' });
  await form.submit();
  assert.equal(form.errorsByField(), {
    first_name: requiredMessage('first_name'),
    mobile: LEAD_FIELDS.mobile.invalid,
    message: requiredMessage('message'),
  });
  assert.is(form.focused(), form.field('first_name'));
  assert.is(form.status(), COPY.problem);
  assert.is(form.calls.length, 0);
  await act(async () => fill(form.field('mobile'), '98765'));
  assert.not(form.errorsByField().mobile);
  await form.close();
});

test("on a partner's page a success shows the server's message and empties the form, without a redirect", async () => {
  const form = await openContact();
  await form.send('sent');
  assert.is(form.thanks()?.textContent, THANKS);
  assert.is(form.focused(), form.thanks());
  for (const name of Object.keys(VALID_ENQUIRY)) assert.is(form.field(name).value, '', name);
  assert.is(location.href, 'https://partner.example/help');
  assert.is(sessionStorage.length, 0);
  await form.click(form.button(COPY.another));
  assert.is(form.focused(), form.field('first_name'));
  await form.close();
});

test('with data-home a success redirects there and stores its message as a toast', async () => {
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

test('if sessionStorage is full, a success is shown in place, without a redirect', async () => {
  const form = await openContact({ attributes: 'data-home="/"', before: BREAK_SESSION_STORAGE.full });
  await form.send('sent');
  assert.is(location.href, 'https://partner.example/help');
  assert.is(form.thanks()?.textContent, THANKS);
  await form.close();
});

test("a refusal shows the server's message, also as a silent toast, and keeps the values", async () => {
  const toasts: unknown[] = [];
  const form = await openContact({
    handler: () => Response.json({ success: false, message: 'Too many requests' }, { status: 429 }),
    before: () =>
      document.addEventListener('broker:toast', (event) => toasts.push((event as CustomEvent).detail)),
  });
  await form.send('refused');
  assert.is(form.text('[role=alert] strong'), 'Too many requests');
  assert.equal(toasts, [{ type: 'error', text: 'Too many requests', silent: true }]);
  for (const [name, typed] of Object.entries(VALID_ENQUIRY)) assert.is(form.field(name).value, typed);
  assert.is(form.field('submit').textContent, COPY.submit);
  await form.close();
});

test('a failure keeps the values, offers Try again, and is retried automatically', async () => {
  let isUp = false;
  let clock: ReturnType<typeof useClock> | undefined;
  const form = await openContact({
    handler: () => {
      if (isUp) return { success: true, message: THANKS };
      throw new TypeError('no connection');
    },
    before: () => {
      clock = useClock();
    },
  });
  await form.send('failed');
  assert.is(form.text('[role=alert] strong'), COPY.failed);
  assert.is(form.text('[role=alert] a'), `${COPY.callUs} +91 40 1234 5678`);
  assert.is(form.field('submit').textContent, COPY.tryAgain);
  for (const [name, typed] of Object.entries(VALID_ENQUIRY)) assert.is(form.field(name).value, typed);
  isUp = true;
  await act(async () => clock?.advance(2_000));
  await form.untilPhase('sent');
  assert.is(form.calls.length, 2);
  await form.close();
});

test('while the enquiry is sent, Submit and the fields are disabled', async () => {
  const form = await openContact({ handler: () => new Promise(() => {}) });
  await form.fillIn();
  await form.submit();
  await waitUntil('sending', () => form.field('submit').disabled);
  assert.ok(form.find<HTMLFieldSetElement>('fieldset').disabled);
  assert.is(form.status(), COPY.sendingRequest);
  await form.close();
});

test("markup in the server's message is shown as text", async () => {
  const message = '<img src=x onerror=alert(1)>';
  const form = await openContact({ handler: () => ({ success: true, message }) });
  await form.send('sent');
  assert.is(form.thanks()?.textContent, message);
  assert.not(form.find('img'));
  await form.close();
});

test('data-heading-level sets the level of the title, or leaves it out', async () => {
  const form = await openContact({ attributes: 'data-heading-level="3"' });
  assert.is(form.text('h3'), COPY.title);
  form.host.dataset.headingLevel = 'none';
  await form.update();
  assert.not(form.find('h3'));
  await form.close();
});

test('unmounting shows the fallback and cancels a pending retry', async () => {
  const form = await openContact({ handler: () => new Response('', { status: 502 }) });
  await form.send('failed');
  await form.unmount();
  dispatchEvent(new Event('online'));
  assert.is(form.calls.length, 1);
  assert.is(form.host.shadowRoot?.innerHTML, '<slot></slot>');
  assert.is(form.host.innerHTML, FALLBACK);
  await form.close();
});

test.run();
