import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { SLOW_MS } from '../../../widgets/shared/forms/submission';
import type { FetchHandler } from '../../support/stub-fetch';
import { stored, VALID_LEAD } from '../../support/valid-lead';
import { openForm, THANKS } from './open-form';

const refuses: FetchHandler = () =>
  Response.json({ success: false, message: 'Too many requests' }, { status: 429 });
const fails: FetchHandler = () => {
  throw new TypeError('fetch failed');
};
const accepts: FetchHandler = () => ({ success: true, message: THANKS });

/**
 * Opens a form. The first request goes to the first handler, the second request to the second handler, and so on. The
 * last handler also gets all later requests.
 */
const openWith = (...handlers: [FetchHandler, ...FetchHandler[]]) =>
  openForm({
    handlers: { 'contact_us.php': (call) => (handlers.length > 1 ? handlers.shift() : handlers[0])?.(call) },
  });

type Form = Awaited<ReturnType<typeof openForm>>;
const typedIn = ({ field }: Form) =>
  Object.fromEntries(Object.keys(VALID_LEAD).map((name) => [name, field(name).value]));

test("a refusal shows the server's message as an alert and keeps the values", async () => {
  const form = await openWith(refuses);
  await form.send('refused');
  assert.is(form.text('[role=alert] strong'), 'Too many requests');
  assert.equal(typedIn(form), VALID_LEAD);
  assert.not(form.thanks());
  await form.close();
});

test("a refusal without a message shows the form's own message", async () => {
  const form = await openWith(() => ({ success: false }));
  await form.send('refused');
  assert.is(form.text('[role=alert] strong'), COPY.failed);
  await form.close();
});

test('a refused form is not retried, and Submit is enabled to send it again', async () => {
  const form = await openWith(refuses, accepts);
  await form.send('refused');
  await act(() => form.clock.advance(60_000));
  assert.is(form.callsTo('contact_us.php').length, 1);
  assert.not(form.button(COPY.submit).disabled);
  await form.submit();
  await form.untilPhase('sent');
  assert.is(form.text('[role=alert]'), '');
  await form.close();
});

test('a failure keeps the values, shows a message, and the button reads "Try again"', async () => {
  const form = await openWith(fails);
  await form.send('failed');
  assert.equal(typedIn(form), VALID_LEAD);
  assert.is(form.text('[role=alert] strong'), COPY.failed);
  assert.is(form.text('[role=alert] span'), COPY.kept);
  assert.ok(form.hasButton(COPY.tryAgain));
  assert.not(form.hasButton(COPY.submit));
  await form.close();
});

const FAILURES: Record<string, FetchHandler> = {
  'no connection': fails,
  'status 500': () => Response.json({ success: true }, { status: 500 }),
  'HTML instead of JSON': () => new Response('<h1>Hello</h1>'),
};

for (const [what, handler] of Object.entries(FAILURES))
  test(`${what} is a failure, which is logged with the request's URL and without typed values`, async () => {
    const form = await openWith(handler);
    await form.send('failed');
    const logged = form.logged.map((args) => args.join(' '));
    assert.is(logged.length, 1);
    assert.match(logged[0] as string, 'POST https://api.example/api/site/contact_us.php');
    for (const typed of Object.values(stored(VALID_LEAD))) assert.not.match(logged[0] as string, typed);
    await form.close();
  });

for (const handler of [refuses, fails])
  test(`a form that is ${handler === fails ? 'not sent' : 'refused'} shows the phone number`, async () => {
    const form = await openWith(handler);
    await form.send(handler === fails ? 'failed' : 'refused');
    const link = form.find<HTMLAnchorElement>('[role=alert] a');
    assert.is(link?.textContent, `${COPY.callUs} ${form.env.broker.phone}`);
    assert.is(link?.getAttribute('href'), 'tel:+914012345678');
    await form.close();
  });

test('while the browser is offline, the message says so', async () => {
  const form = await openWith(fails);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await form.send('failed');
  assert.is(form.text('[role=alert] strong'), COPY.offline);
  await form.close();
});

test('a failed form is sent again automatically, and shows its success', async () => {
  const form = await openWith(fails, accepts);
  await form.send('failed');
  await act(() => form.clock.advance(2_000));
  await form.untilPhase('sent');
  assert.is(form.thanks()?.textContent, THANKS);
  assert.is(form.callsTo('contact_us.php').length, 2);
  assert.equal(form.callsTo('contact_us.php')[1]?.fields, form.callsTo('contact_us.php')[0]?.fields);
  await form.close();
});

test('during a retry the alert stays, and a slow one says that it is still sending', async () => {
  const form = await openWith(fails, () => new Promise(() => {}));
  await form.send('failed');
  await act(() => form.clock.advance(2_000));
  await form.untilPhase('sending');
  assert.is(form.text('[role=alert] strong'), COPY.failed);
  assert.is(form.text('[role=alert] span'), COPY.kept);
  await act(() => form.clock.advance(SLOW_MS));
  assert.is(form.text('[role=alert] strong'), COPY.stillSending);
  assert.ok(form.find('[role=alert] a[href^="tel:"]'));
  await form.close();
});

test('the browser asks before it leaves the page only while a lead is unsent', async () => {
  const form = await openWith(fails, accepts);
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await form.fillIn(VALID_LEAD);
  assert.is(asks(), false);
  await form.submit();
  await form.untilPhase('failed');
  assert.is(asks(), true);
  await form.press(COPY.tryAgain);
  await form.untilPhase('sent');
  assert.is(asks(), false);
  await form.close();
});

test('a form that is removed while its lead is unsent no longer asks', async () => {
  const form = await openWith(fails);
  await form.send('failed');
  await act(async () => form.mounted.unmount());
  assert.is(dispatchEvent(new Event('beforeunload', { cancelable: true })), true);
  await form.close();
});

test('a failed form is sent again when the browser goes online', async () => {
  const form = await openWith(fails, accepts);
  await form.send('failed');
  await act(async () => void dispatchEvent(new Event('online')));
  await form.untilPhase('sent');
  await form.close();
});

test('"Try again" sends at once', async () => {
  const form = await openWith(fails, accepts);
  await form.send('failed');
  await form.press(COPY.tryAgain);
  await form.untilPhase('sent');
  assert.is(form.callsTo('contact_us.php').length, 2);
  await form.close();
});

test('editing after a failure cancels the retry, and "Try again" sends the new values', async () => {
  const form = await openWith(fails, accepts);
  await form.send('failed');
  await form.type('first_name', 'Ravi');
  await act(() => form.clock.advance(60_000));
  assert.is(form.callsTo('contact_us.php').length, 1);
  await form.press(COPY.tryAgain);
  await form.untilPhase('sent');
  assert.is(form.callsTo('contact_us.php')[1]?.fields.first_name, 'Ravi');
  await form.close();
});

test('after a failure the focus returns to the button that lost it while sending', async () => {
  const form = await openWith(fails);
  await form.fillIn(VALID_LEAD);
  form.button(COPY.submit).focus();
  (form.focused() as HTMLElement).blur();
  await form.submit();
  await form.untilPhase('failed');
  assert.is(form.focused(), form.button(COPY.tryAgain));
  await form.close();
});

test('a retry that fails leaves the focus where it was: on a link, or on a field that it disabled', async () => {
  let fail = (_: Error) => {};
  const failsLater = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  const form = await openWith(fails, fails, failsLater);
  await form.send('failed');
  const phone = form.find('[role=alert] a[href^="tel:"]') as HTMLElement;
  phone.focus();
  await act(() => form.clock.advance(2_000));
  await form.untilPhase('failed');
  assert.is(form.focused(), phone);

  form.field('email').focus();
  await act(() => form.clock.advance(8_000));
  await form.untilPhase('sending');
  // Simulate what a browser does: it takes the focus from a field that the form has disabled. happy-dom does not.
  (form.focused() as HTMLElement).blur();
  await act(async () => fail(new TypeError('fetch failed')));
  await form.untilPhase('failed');
  assert.is(form.focused(), form.field('email'));
  await form.close();
});

for (const outcome of ['failed', 'sent'])
  test(`a form that has ${outcome} does not move the focus from an element outside it`, async () => {
    const form = await openWith(fails, accepts);
    const link = document.createElement('a');
    link.href = '#';
    document.body.append(link);
    await form.fillIn(VALID_LEAD);
    await form.submit();
    link.focus();
    await form.untilPhase('failed');
    if (outcome === 'sent') await act(async () => void dispatchEvent(new Event('online')));
    await form.untilPhase(outcome);
    assert.is(document.activeElement, link);
    await form.close();
  });

test.run();
