import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RETRY_DELAYS_MS } from '../../../../widgets/shared/forms/submission';
import type { Reply } from '../../../../widgets/shared/runtime/post';
import { stored, VALID_ENQUIRY } from '../../../support/valid-lead';
import { FAILED, openForm } from './open-lead-form';

/** As openForm, after a first send that failed. */
const openFailedForm = async (...answers: (Reply | Error | Promise<Reply>)[]) => {
  const form = openForm([FAILED, ...answers]);
  form.submit(VALID_ENQUIRY);
  await form.clock.advance(0);
  assert.is(form.store.getState().phase, 'failed');
  return form;
};

test('a send that fails is logged and told, and has no words of its own', async () => {
  const { shown, logged, settled, close } = await openFailedForm();
  assert.equal(shown(), { phase: 'failed', errors: {}, message: '' });
  assert.equal(logged, [[FAILED]]);
  assert.equal(settled, [['failed', '']]);
  await close();
});

test('a failed send goes out again after 2, 8 and 30 seconds, and then no more', async () => {
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

test('a browser that comes online sends at once, and once', async () => {
  const { phases, sent, clock, goOnline, close } = await openFailedForm({ success: true });
  goOnline();
  goOnline();
  await clock.advance(60_000);
  assert.equal(phases, ['sending', 'failed', 'sending', 'sent']);
  assert.is(sent.length, 2);
  await close();
});

test('a browser that comes online sends after the last retry too', async () => {
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

test('a form that was never sent does not hear that the browser is online', async () => {
  const { sent, goOnline, clock, close } = openForm();
  goOnline();
  await clock.advance(0);
  assert.is(sent.length, 0);
  await close();
});

test('Try again sends at once in the place of the retry that waits, and begins the waits anew', async () => {
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

test('editing stops a retry that waits', async () => {
  const { edit, sent, clock, goOnline, close } = await openFailedForm();
  edit('mobile');
  assert.is(clock.pending(), 0);
  goOnline();
  await clock.advance(60_000);
  assert.is(sent.length, 1);
  await close();
});

const ENDS: Record<string, (form: ReturnType<typeof openForm>) => void> = {
  'is gone': ({ dispose }) => dispose(),
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

test('a form that is gone sends no more: neither by its clock nor when online', async () => {
  const { dispose, sent, clock, goOnline, close } = await openFailedForm();
  dispose();
  assert.is(clock.pending(), 0);
  goOnline();
  await clock.advance(60_000);
  assert.is(sent.length, 1);
  await close();
});

test('a form that is gone while it sends does not try again when that fails', async () => {
  let fail = (_: Error) => {};
  const answer = new Promise<Reply>((_, reject) => {
    fail = reject;
  });
  const { submit, dispose, sent, clock, goOnline, close } = openForm([answer]);
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
