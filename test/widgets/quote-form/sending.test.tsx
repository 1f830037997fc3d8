import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HIDDEN_FIELD } from '../../../widgets/contract/own-api-fields';
import { COPY } from '../../../widgets/quote-form/copy';
import { consentFields } from '../../support/consent-fields';
import { flush, waitUntil } from '../../support/flush';
import { stored, VALID_LEAD } from '../../support/valid-lead';
import { openForm, THANKS } from './open-form';

test('exactly the fields of the form are sent, once, as a multipart form', async () => {
  const form = await openForm();
  await form.send('sent');
  const [call, ...more] = form.callsTo('contact_us.php');
  assert.is(call?.url, 'https://api.example/api/site/contact_us.php');
  assert.is(call?.method, 'POST');
  assert.ok(call?.body instanceof FormData);
  assert.equal(call?.fields, { ...stored(VALID_LEAD), type: 'contact_us' });
  assert.is(more.length, 0);
  assert.equal(form.logged, []);
  await form.close();
});

test('an empty message is not sent', async () => {
  const form = await openForm();
  const { message: _, ...given } = VALID_LEAD;
  await form.fillIn(given);
  await form.submit();
  await form.untilPhase('sent');
  assert.equal(form.callsTo('contact_us.php')[0]?.fields, { ...stored(given), type: 'contact_us' });
  await form.close();
});

test('data-partner is sent as partner', async () => {
  const form = await openForm({ attributes: 'data-partner="agent-42"' });
  await form.send('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields.partner, 'agent-42');
  await form.close();
});

test('a data-partner that is added later is sent', async () => {
  const form = await openForm();
  await form.fillIn(VALID_LEAD);
  form.host.dataset.partner = 'agent-43';
  await form.mounted.update();
  await form.submit();
  await form.untilPhase('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields.partner, 'agent-43');
  await form.close();
});

test('a typed city is sent', async () => {
  const form = await openForm();
  await form.fillIn(VALID_LEAD);
  await form.press(COPY.cityNotListed);
  await form.type('city', 'Old Goa');
  await form.submit();
  await form.untilPhase('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields.city, 'Old Goa');
  await form.close();
});

/** Replaces the open page's clipboard. */
const useClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

const SENT = {
  'contact_us.php': () => ({ success: true, message: 'Your number is Q-48291375.', reference: 'Q-48291375' }),
};

test('a success shows what happens next, and copies the reference number', async () => {
  const copied: string[] = [];
  const form = await openForm({ handlers: SENT });
  useClipboard(async (text) => void copied.push(text));
  await form.send('sent');
  assert.match(form.text('[data-phase]') ?? '', COPY.next);
  await form.press(COPY.copyNumber);
  await waitUntil('the button says so', () => form.button(COPY.copied));
  assert.equal(copied, ['Q-48291375']);
  await form.close();
});

test('where the page may not write to the clipboard, the reference number is selected and has the focus', async () => {
  const form = await openForm({ handlers: SENT });
  useClipboard(() => Promise.reject(new Error('not allowed')));
  await form.send('sent');
  await form.press(COPY.copyNumber);
  await waitUntil('the selection', () => getSelection()?.toString() === 'Q-48291375');
  // Screen readers read the number, because it has the focus.
  assert.is(form.focused()?.textContent, 'Q-48291375');
  await form.close();
});

test('without a reference number nothing is offered to copy', async () => {
  const form = await openForm();
  await form.send('sent');
  assert.not.match(form.text('[data-phase]') ?? '', COPY.copyNumber);
  await form.close();
});

/** Sends a form to a server that responds when the test calls `respond`. */
const sendSlowly = async () => {
  let respond = (_: unknown) => {};
  const handlers = {
    'contact_us.php': () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  };
  const form = await openForm({ handlers });
  await form.send('sending');
  await waitUntil('the call', () => form.callsTo('contact_us.php').length);
  return { ...form, respond: (response: unknown) => respond(response) };
};

test('while the form is sent, Submit and the fields are disabled and keep the values', async () => {
  const form = await sendSlowly();
  assert.ok(form.button(COPY.sending).disabled);
  assert.ok(form.find<HTMLFieldSetElement>('fieldset')?.disabled);
  assert.is(form.status(), COPY.sendingRequest);
  for (const [name, typed] of Object.entries(VALID_LEAD)) assert.is(form.field(name).value, typed);
  await form.close();
});

test('pressing Submit again while the form is sent does nothing', async () => {
  const form = await sendSlowly();
  await form.press(COPY.sending);
  await flush();
  assert.is(form.callsTo('contact_us.php').length, 1);
  form.respond({ success: true });
  await form.untilPhase('sent');
  assert.is(form.callsTo('contact_us.php').length, 1);
  await form.close();
});

test("a success shows the server's message and focuses it", async () => {
  const form = await openForm();
  await form.send('sent');
  assert.is(form.thanks()?.textContent, THANKS);
  assert.is(form.focused(), form.thanks());
  await form.close();
});

test("a success without a message shows the form's own", async () => {
  const form = await openForm({ handlers: { 'contact_us.php': () => ({ success: true }) } });
  await form.send('sent');
  assert.is(form.thanks()?.textContent, COPY.thanks);
  await form.close();
});

test("markup in the server's message is shown as text", async () => {
  const message = '<img src=x onerror=alert(1)>';
  const form = await openForm({ handlers: { 'contact_us.php': () => ({ success: true, message }) } });
  await form.send('sent');
  assert.is(form.thanks()?.textContent, message);
  assert.not(form.find('img'));
  await form.close();
});

test('a success empties the form', async () => {
  const form = await openForm();
  await form.send('sent');
  for (const name of Object.keys(VALID_LEAD)) assert.is(form.valueOf(name), '', name);
  assert.equal(form.choices('city'), [COPY.stateFirst]);
  await form.close();
});

test('after a success with a typed city the list of cities is shown again', async () => {
  const form = await openForm();
  await form.fillIn(VALID_LEAD);
  await form.press(COPY.cityNotListed);
  await form.type('city', 'Old Goa');
  await form.submit();
  await form.untilPhase('sent');
  assert.is(form.field('city').localName, 'select');
  await form.close();
});

test('"Another request" shows an empty form with the focus on the first name', async () => {
  const form = await openForm();
  await form.send('sent');
  await form.press(COPY.another);
  assert.is(form.phase(), 'editing');
  assert.not(form.thanks());
  assert.is(form.focused(), form.field('first_name'));
  for (const name of Object.keys(VALID_LEAD)) assert.is(form.valueOf(name), '', name);
  await form.close();
});

test('a second request is sent like the first', async () => {
  const form = await openForm();
  await form.send('sent');
  await form.press(COPY.another);
  await form.fillIn({ ...VALID_LEAD, first_name: 'Ravi' });
  await form.submit();
  await form.untilPhase('sent');
  const names = form.callsTo('contact_us.php').map(({ fields }) => fields.first_name);
  assert.equal(names, [VALID_LEAD.first_name, 'Ravi']);
  await form.close();
});

test("on a partner's page there is no redirect", async () => {
  const form = await openForm();
  await form.send('sent');
  await form.settle();
  assert.is(location.href, 'https://partner.example/motor');
  assert.is(sessionStorage.getItem('broker-toasts'), null);
  await form.close();
});

test('our own API also gets the version and language of the text about personal data, and how long it took to fill in', async () => {
  const form = await openForm({ env: { ownApi: true }, attributes: 'data-lang="hi"' });
  await form.fillIn({ first_name: VALID_LEAD.first_name });
  await form.clock.advance(42_000);
  await form.send('sent');
  const { fields } = form.callsTo('contact_us.php')[0] ?? {};
  assert.equal(fields, {
    ...stored(VALID_LEAD),
    type: 'contact_us',
    ...consentFields(form.env.broker, 'hi'),
    seconds_to_fill: '42',
  });
  await form.close();
});

test('filling in the attributes of the placeholder is not a first use of the form', async () => {
  const form = await openForm({
    env: { ownApi: true },
    attributes: `data-state="${VALID_LEAD.state}" data-city="${VALID_LEAD.city}" data-type-of-insurance="Motor"`,
  });
  await waitUntil('the city', () => form.field('city').value === VALID_LEAD.city);
  await form.clock.advance(600_000);
  await form.type('first_name', VALID_LEAD.first_name);
  await form.clock.advance(42_000);
  await form.send('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields.seconds_to_fill, '42');
  await form.close();
});

test("the field for programs is in a form whose API is ours, not in that of a broker's own", async () => {
  for (const ownApi of [true, false]) {
    const form = await openForm({ env: { ownApi } });
    assert.is(form.find(`[name=${HIDDEN_FIELD}]`) !== null, ownApi);
    await form.close();
  }
});

test.run();
