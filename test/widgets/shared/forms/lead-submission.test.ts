import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ANSWERS } from '../../../../widgets/contract/answers';
import { LEAD_FIELDS, QUOTE_FIELDS, requiredMessage } from '../../../../widgets/contract/field-rules';
import type { Reply } from '../../../../widgets/shared/runtime/post';
import { waitUntil } from '../../../support/flush';
import { stored, VALID_ENQUIRY, VALID_LEAD } from '../../../support/valid-lead';
import { decoded, FAILED, type FormResponse, openForm } from './open-lead-form';

test('a form starts without errors and without a message', async () => {
  const { shown, close } = openForm();
  assert.equal(shown(), { phase: 'editing', errors: {}, message: '' });
  await close();
});

test("invalid values are not sent, and submit() returns the first invalid field in the form's order", async () => {
  const { store, submit, sent, phases, clock, close } = openForm();
  assert.is(submit({ ...VALID_ENQUIRY, message: '', mobile: '12' }), 'mobile');
  await clock.advance(60_000);
  assert.equal(store.getState().errors, {
    mobile: LEAD_FIELDS.mobile.invalid,
    message: requiredMessage('message'),
  });
  assert.equal([sent, phases], [[], []]);
  await close();
});

test('valid values are sent normalised, and submit() returns no field', async () => {
  const { submit, sent, clock, close } = openForm([{ success: true }]);
  assert.is(submit(VALID_ENQUIRY), undefined);
  await clock.advance(0);
  assert.equal(sent, [stored(VALID_ENQUIRY)]);
  await close();
});

const RESPONSES: [what: string, reply: Reply, phase: string, message: string][] = [
  ['success', { success: true, message: 'Thank you' }, 'sent', 'Thank you'],
  ['success without a message', { success: true }, 'sent', ''],
  ['a refusal', { success: false, message: 'Not now' }, 'refused', 'Not now'],
  ['nothing about success', { message: 'Hm' }, 'refused', 'Hm'],
  ['success that is text', { success: 'true' }, 'refused', ''],
  ['a message that is null', { success: true, message: null }, 'sent', ''],
];

for (const [what, reply, phase, message] of RESPONSES)
  test(`a response with ${what} sets the phase ${phase}, and is not retried`, async () => {
    const form = openForm([reply]);
    form.submit(VALID_ENQUIRY);
    await form.clock.advance(60_000);
    form.goOnline();
    await form.clock.advance(0);
    assert.equal(form.phases, ['sending', phase]);
    assert.is(form.store.getState().message, message);
    assert.equal(form.settled, [[phase, message]]);
    assert.is(form.sent.length, 1);
    assert.equal(form.logged, []);
    await form.close();
  });

test('editing a field clears only its own error', async () => {
  const { store, submit, edit, close } = openForm();
  submit({ ...VALID_ENQUIRY, mobile: '', email: '' });
  edit('email');
  assert.equal(store.getState().errors, { mobile: requiredMessage('mobile') });
  await close();
});

test('editing a field without an error changes nothing', async () => {
  const { store, submit, edit, close } = openForm();
  submit({ ...VALID_ENQUIRY, mobile: '' });
  const before = store.getState();
  edit('email');
  assert.is(store.getState(), before);
  await close();
});

test('a valid submission clears the errors', async () => {
  const { store, submit, clock, close } = openForm([{ success: true }]);
  submit({});
  submit(VALID_ENQUIRY);
  assert.equal(store.getState().errors, {});
  await clock.advance(0);
  await close();
});

test('nothing is sent if allow() returns false', async () => {
  const { submit, sent, phases, settled, clock, close } = openForm([{ success: true }], false);
  assert.is(submit(VALID_ENQUIRY), undefined);
  await clock.advance(60_000);
  assert.equal([sent, phases, settled], [[], [], []]);
  await close();
});

test('while a lead is being sent, further submissions are ignored', async () => {
  const { submit, shown, sent, settled, clock, close } = openForm([{ success: true, message: 'Thank you' }]);
  for (let clicks = 0; clicks < 10; clicks++) assert.is(submit(VALID_ENQUIRY), undefined);
  assert.is(submit({ ...VALID_ENQUIRY, mobile: '' }), undefined);
  assert.equal(shown(), { phase: 'sending', errors: {}, message: '' });
  await clock.advance(0);
  assert.equal([sent, settled], [[stored(VALID_ENQUIRY)], [['sent', 'Thank you']]]);
  await close();
});

test('restart() restores the initial state', async () => {
  const { shown, submit, restart, clock, close } = openForm([{ success: true, message: 'Thank you' }]);
  submit(VALID_ENQUIRY);
  await clock.advance(0);
  restart();
  assert.equal(shown(), { phase: 'editing', errors: {}, message: '' });
  await close();
});

test('a lead that is sent again has codes in place of what a firewall may have rejected', async () => {
  // On a partner's page, scripts can't tell a firewall's answer from a lost connection. So the first response is
  // `FAILED`.
  const { sent, shown, submit, clock, close } = openForm(
    [FAILED, { success: true, message: 'Thank you' }],
    true,
    QUOTE_FIELDS,
  );
  const message = 'Need a policy for my shop & godown; call after 6\n"ASAP" ధన్యవాదాలు';
  submit({ ...VALID_LEAD, message });
  await clock.advance(2_000);
  await waitUntil('the result', () => shown().phase === 'sent');
  assert.is(sent[0]?.message, message);
  assert.match(sent[1]?.message ?? '', /^[\w.-]+$/);
  assert.equal(sent.map(decoded), [stored({ ...VALID_LEAD, message }), stored({ ...VALID_LEAD, message })]);
  await close();
});

const REJECTED = Object.assign(new Error('status 403, not JSON'), { isRejected: true });
const THANKS = 'Thank you.';

/** Opens a quote form, sends it, and waits for all retries. Each attempt to send gets the next of `responses`. */
const sendRejected = async (responses: FormResponse[], values = VALID_LEAD) => {
  const form = openForm(responses, true, QUOTE_FIELDS);
  form.submit(values);
  await form.clock.advance(2_000);
  await waitUntil('the result', () => form.settled.length === 2);
  return form;
};

test('a lead that a firewall rejects twice is sent without its message, and the visitor is told', async () => {
  const { sent, shown, close } = await sendRejected([REJECTED, REJECTED, { success: true, message: THANKS }]);
  const { message: _, ...others } = stored(VALID_LEAD);
  assert.equal(sent.map(decoded), [
    stored(VALID_LEAD),
    stored(VALID_LEAD),
    { ...others, message_withheld: 'yes' },
  ]);
  assert.equal([shown().phase, shown().message], ['sent', `${THANKS} ${ANSWERS.withheld}`]);
  await close();
});

for (const [what, responses, values] of [
  ['without a message', [REJECTED, REJECTED], { ...VALID_LEAD, message: ' ' }],
  ['also without its message', [REJECTED, REJECTED, REJECTED], VALID_LEAD],
] as const) {
  test(`a lead that a firewall rejects ${what} is refused with the advice to call, and not sent again`, async () => {
    const { sent, shown, clock, close } = await sendRejected([...responses], values);
    assert.equal([shown().phase, shown().message], ['refused', ANSWERS.rejected]);
    await clock.advance(60_000);
    assert.is(sent.length, responses.length);
    await close();
  });
}

test('an enquiry, whose message is required, is never sent without it', async () => {
  const form = openForm([REJECTED, REJECTED]);
  form.submit(VALID_ENQUIRY);
  await form.clock.advance(2_000);
  await waitUntil('the result', () => form.settled.length === 2);
  assert.equal(form.sent.map(decoded), [stored(VALID_ENQUIRY), stored(VALID_ENQUIRY)]);
  assert.is(form.shown().message, ANSWERS.rejected);
  await form.close();
});

test('a corrected lead is tried with its message again', async () => {
  const form = openForm([REJECTED, { success: true }], true, QUOTE_FIELDS);
  form.submit(VALID_LEAD);
  await form.clock.advance(0);
  form.edit('message');
  form.submit({ ...VALID_LEAD, message: 'Please call' });
  await form.clock.advance(0);
  assert.is(form.sent.map(decoded)[1]?.message, 'Please call');
  await form.close();
});

test.run();
