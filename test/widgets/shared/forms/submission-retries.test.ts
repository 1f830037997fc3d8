import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FINAL_ANSWER_MS, RETRY_DELAYS_MS, SLOW_MS } from '../../../../widgets/shared/forms/submission';
import { ANSWER_TIMEOUT_MS, type Reply } from '../../../../widgets/shared/runtime/post';
import { stored, VALID_ENQUIRY } from '../../../support/valid-lead';
import { decoded, FAILED, type FormResponse, HANGS, openForm } from './open-lead-form';

/** Opens a form whose first send has failed. */
const openFailedForm = async (...responses: FormResponse[]) => {
  const form = openForm([FAILED, ...responses]);
  form.submit(VALID_ENQUIRY);
  await form.clock.advance(0);
  assert.is(form.store.getState().phase, 'failed');
  return form;
};

test('a failed send is logged and passed to onSettled without a message', async () => {
  const { shown, logged, settled, close } = await openFailedForm();
  assert.equal(shown(), { phase: 'failed', errors: {}, message: '' });
  assert.equal(logged, [[FAILED]]);
  assert.equal(settled, [['failed', '']]);
  await close();
});

test('a failed send is retried after 2, 8 and 30 seconds, and then no more', async () => {
  const { sent, clock, close } = await openFailedForm();
  assert.equal(RETRY_DELAYS_MS, [2_000, 8_000, 30_000]);
  for (const [index, delay] of RETRY_DELAYS_MS.entries()) {
    await clock.advance(delay - 1);
    assert.is(sent.length, index + 1);
    await clock.advance(1);
    assert.is(sent.length, index + 2);
  }
  assert.is(clock.pending(), 0);
  await clock.advance(3_600_000);
  assert.equal(sent.map(decoded), Array(4).fill(stored(VALID_ENQUIRY)));
  await close();
});

test('an attempt that takes 8 seconds counts as slow until it ends', async () => {
  const { submit, store, clock, close } = openForm([HANGS]);
  submit(VALID_ENQUIRY);
  await clock.advance(SLOW_MS - 1);
  assert.is(store.getState().slow, false);
  await clock.advance(1);
  assert.is(store.getState().slow, true);
  await clock.advance(ANSWER_TIMEOUT_MS - SLOW_MS);
  assert.equal([store.getState().phase, store.getState().slow], ['failed', false]);
  await close();
});

test('an attempt after a failed one is marked, whether the form or the visitor makes it', async () => {
  const { submit, store, clock, close } = await openFailedForm(HANGS, HANGS);
  const state = () => [store.getState().phase, store.getState().retrying];
  assert.equal(state(), ['failed', false]);
  await clock.advance(2_000);
  assert.equal(state(), ['sending', true]);
  await clock.advance(ANSWER_TIMEOUT_MS);
  submit(VALID_ENQUIRY);
  assert.equal(state(), ['sending', true]);
  await close();
});

test('a server that never responds gets no more attempts after a minute', async () => {
  const { submit, store, sent, settled, clock, close } = openForm(Array(9).fill(HANGS));
  submit(VALID_ENQUIRY);
  await clock.advance(FINAL_ANSWER_MS);
  assert.is(store.getState().phase, 'failed');
  assert.equal([sent.length, settled.length, clock.pending()], [2, 2, 0]);
  await close();
});

test('once the final answer was given, the browser that is online again makes an attempt of full length', async () => {
  const { submit, store, clock, goOnline, close } = openForm(Array(9).fill(HANGS));
  submit(VALID_ENQUIRY);
  await clock.advance(FINAL_ANSWER_MS);
  goOnline();
  await clock.advance(ANSWER_TIMEOUT_MS - 1);
  assert.is(store.getState().phase, 'sending');
  await close();
});

test('the browser that is online again makes an attempt of full length before the final answer, too', async () => {
  const { submit, store, clock, goOnline, close } = openForm([FAILED, FAILED, FAILED, FAILED, HANGS]);
  submit(VALID_ENQUIRY);
  await clock.advance(FINAL_ANSWER_MS - 2000);
  assert.is(store.getState().phase, 'failed');
  goOnline();
  await clock.advance(ANSWER_TIMEOUT_MS - 1);
  assert.is(store.getState().phase, 'sending');
  await close();
});

test('an attempt of the browser that is online again has retries', async () => {
  const { sent, clock, goOnline, close } = await openFailedForm(...Array(9).fill(FAILED));
  await clock.advance(FINAL_ANSWER_MS);
  assert.is(sent.length, 4);
  goOnline();
  await clock.advance(0);
  assert.is(sent.length, 5);
  await clock.advance(RETRY_DELAYS_MS[0]);
  assert.is(sent.length, 6);
  await close();
});

for (const [seconds, retriesAfter] of [
  [20, 20],
  [59, 59],
  [60, undefined],
  [3600, undefined],
] as const) {
  test(`a server that asks to wait for ${seconds} s gets the next attempt ${retriesAfter ? 'then' : 'from the visitor only'}`, async () => {
    const busy = Object.assign(new Error('status 503'), { retryAfterMs: seconds * 1000 });
    const { submit, sent, clock, close } = openForm([busy, { success: true }]);
    submit(VALID_ENQUIRY);
    await clock.advance(0);
    assert.is(clock.pending(), retriesAfter ? 1 : 0);
    await clock.advance(seconds * 1000 - 1);
    assert.is(sent.length, 1);
    await clock.advance(1);
    assert.is(sent.length, retriesAfter ? 2 : 1);
    await close();
  });
}

test('a retry that succeeds ends the retries', async () => {
  const { phases, settled, sent, clock, goOnline, close } = await openFailedForm({
    success: true,
    message: 'Thank you',
  });
  await clock.advance(60_000);
  goOnline();
  await clock.advance(60_000);
  assert.equal(phases, ['sending', 'failed', 'sending', 'sent']);
  assert.equal(settled, [
    ['failed', ''],
    ['sent', 'Thank you'],
  ]);
  assert.is(sent.length, 2);
  await close();
});

test('going online sends once, immediately', async () => {
  const { phases, sent, clock, goOnline, close } = await openFailedForm({ success: true });
  goOnline();
  goOnline();
  await clock.advance(60_000);
  assert.equal(phases, ['sending', 'failed', 'sending', 'sent']);
  assert.is(sent.length, 2);
  await close();
});

test('going online sends even after the last retry', async () => {
  const { store, sent, clock, goOnline, close } = await openFailedForm(FAILED, FAILED, FAILED, {
    success: true,
  });
  await clock.advance(60_000);
  assert.is(sent.length, 4);
  goOnline();
  await clock.advance(0);
  assert.is(store.getState().phase, 'sent');
  await close();
});

test('going online does not send a form that was never submitted', async () => {
  const { sent, goOnline, clock, close } = openForm();
  goOnline();
  await clock.advance(0);
  assert.is(sent.length, 0);
  await close();
});

test('Try again sends at once instead of the pending retry, and restarts the retry delays', async () => {
  const { submit, sent, clock, close } = await openFailedForm();
  await clock.advance(2_000);
  submit({ ...VALID_ENQUIRY, city: 'Panaji' });
  await clock.advance(1_999);
  assert.equal(sent.slice(1).map(decoded), [
    stored(VALID_ENQUIRY),
    { ...stored(VALID_ENQUIRY), city: 'Panaji' },
  ]);
  await clock.advance(1);
  assert.is(sent.length, 4);
  assert.is(clock.pending(), 1);
  await close();
});

test('editing cancels a pending retry', async () => {
  const { edit, sent, clock, goOnline, close } = await openFailedForm();
  edit('mobile');
  assert.is(clock.pending(), 0);
  goOnline();
  await clock.advance(60_000);
  assert.is(sent.length, 1);
  await close();
});

const ENDS: Record<string, (form: ReturnType<typeof openForm>) => void> = {
  'is disposed': ({ dispose }) => dispose(),
  'is edited': ({ edit }) => edit('mobile'),
  'is sent again': ({ submit }) => void submit(VALID_ENQUIRY),
};

for (const [what, end] of Object.entries(ENDS))
  test(`a failed form that ${what} leaves no listener behind`, async () => {
    const form = await openFailedForm({ success: true });
    assert.is(form.listeners('online'), 1);
    end(form);
    await form.clock.advance(0);
    assert.is(form.listeners('online'), 0);
    await form.close();
  });

test('a disposed form sends no more, neither by a retry nor when going online', async () => {
  const { dispose, sent, clock, goOnline, close } = await openFailedForm();
  dispose();
  assert.is(clock.pending(), 0);
  goOnline();
  await clock.advance(60_000);
  assert.is(sent.length, 1);
  await close();
});

test('a form that is disposed while it sends retries a failure, of which nobody has been told, and then ends', async () => {
  let fail = (_: Error) => {};
  const response = new Promise<Reply>((_, reject) => {
    fail = reject;
  });
  const { submit, dispose, sent, settled, clock, goOnline, listeners, close } = openForm([
    response,
    FAILED,
    { success: true },
  ]);
  submit(VALID_ENQUIRY);
  dispose();
  fail(FAILED);
  await clock.advance(0);
  goOnline();
  await clock.advance(0);
  assert.is(sent.length, 1);
  for (const delay of RETRY_DELAYS_MS.slice(0, 2)) await clock.advance(delay);
  assert.is(sent.length, 3);
  assert.equal(settled, [['sent', '']]);
  assert.is(clock.pending(), 0);
  assert.equal([listeners('online'), listeners('beforeunload')], [0, 0]);
  await close();
});

test('the browser does not ask before a call', async () => {
  const { submit, clock, close } = openForm([FAILED]);
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  submit(VALID_ENQUIRY);
  await clock.advance(0);
  assert.is(asks(), true);
  document.body.innerHTML = '<a href="tel:+914012345678">Call us</a> <a href="/next">Next</a>';
  const [phone, next] = document.querySelectorAll('a');
  phone?.focus();
  assert.is(asks(), false);
  next?.focus();
  assert.is(asks(), true);
  await close();
});

test('the browser asks before it leaves the page until the moment of the success', async () => {
  const { store, submit, clock, listeners, close } = openForm([FAILED, { success: true }]);
  const asked: [string, number][] = [];
  store.subscribe(
    ({ phase }, before) => phase !== before.phase && asked.push([phase, listeners('beforeunload')]),
  );
  submit(VALID_ENQUIRY);
  await clock.advance(0);
  await clock.advance(RETRY_DELAYS_MS[0]);
  assert.equal(asked, [
    ['sending', 1],
    ['failed', 1],
    ['sending', 1],
    ['sent', 0],
  ]);
  await close();
});

test.run();
