import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RETRY_DELAYS_MS } from '../../../../widgets/shared/forms/submission';
import type { Reply } from '../../../../widgets/shared/runtime/post';
import { stored, VALID_ENQUIRY } from '../../../support/valid-lead';
import { FAILED, openForm } from './open-lead-form';

/** Opens a form whose first send has failed. */
const openFailedForm = async (...responses: (Reply | Error | Promise<Reply>)[]) => {
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
  assert.equal(sent, Array(4).fill(stored(VALID_ENQUIRY)));
  await close();
});

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
  assert.equal(sent.slice(1), [stored(VALID_ENQUIRY), { ...stored(VALID_ENQUIRY), city: 'Panaji' }]);
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
    assert.is(form.listeners(), 1);
    end(form);
    await form.clock.advance(0);
    assert.is(form.listeners(), 0);
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

test('a form that is disposed while it sends does not retry a failure', async () => {
  let fail = (_: Error) => {};
  const response = new Promise<Reply>((_, reject) => {
    fail = reject;
  });
  const { submit, dispose, sent, clock, goOnline, close } = openForm([response]);
  submit(VALID_ENQUIRY);
  dispose();
  fail(FAILED);
  await clock.advance(0);
  assert.is(clock.pending(), 0);
  goOnline();
  await clock.advance(60_000);
  assert.is(sent.length, 1);
  await close();
});

test.run();
