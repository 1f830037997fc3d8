import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { flush } from '../../support/flush';
import { stored, VALID_LEAD } from '../../support/valid-lead';
import { openForm } from './open-form';

const WIDGET = { widget: 'quote-form' };

for (const [what, sent, reference] of [
  ['with the reference number', { reference: 'Q-48291375' }, 'Q-48291375'],
  ['without a reference number of the server', {}, ''],
] as const)
  test(`a success fires broker:submit and broker:submitted, ${what}`, async () => {
    const form = await openForm({ handlers: { 'contact_us.php': () => ({ success: true, ...sent }) } });
    await form.send('sent');
    assert.equal(form.events, [
      ['broker:submit', WIDGET],
      ['broker:submitted', { ...WIDGET, reference }],
    ]);
    await form.close();
  });

test('a refusal fires broker:failed with the reason "refused"', async () => {
  const form = await openForm({ handlers: { 'contact_us.php': () => ({ success: false, message: 'No' }) } });
  await form.send('refused');
  assert.equal(form.events, [
    ['broker:submit', WIDGET],
    ['broker:failed', { ...WIDGET, reason: 'refused' }],
  ]);
  await form.close();
});

test('a failure fires broker:failed with the reason "failed"', async () => {
  const form = await openForm({ handlers: { 'contact_us.php': () => new Response('', { status: 502 }) } });
  await form.send('failed');
  assert.equal(form.events, [
    ['broker:submit', WIDGET],
    ['broker:failed', { ...WIDGET, reason: 'failed' }],
  ]);
  await form.close();
});

test("events contain neither typed values nor the server's message", async () => {
  const echo = ({ fields }: { fields: object }) => ({ success: true, message: JSON.stringify(fields) });
  for (const handler of [echo, () => new Response('', { status: 502 })]) {
    const form = await openForm({
      attributes: 'data-partner="agent-42"',
      handlers: { 'contact_us.php': handler },
    });
    await form.send(handler === echo ? 'sent' : 'failed');
    const events = JSON.stringify(form.events);
    for (const typed of Object.values(stored(VALID_LEAD))) assert.not(events.includes(typed), typed);
    await form.close();
  }
});

test('cancelling broker:submit sends nothing, and the form keeps its values', async () => {
  const form = await openForm();
  document.addEventListener('broker:submit', (event) => event.preventDefault());
  await form.fillIn(VALID_LEAD);
  await form.submit();
  await flush();
  assert.is(form.callsTo('contact_us.php').length, 0);
  assert.is(form.phase(), 'editing');
  assert.is(form.field('first_name').value, VALID_LEAD.first_name);
  assert.equal(form.events, [['broker:submit', WIDGET]]);
  await form.close();
});

test('broker:submit fires before anything is sent, and not again for retries', async () => {
  const form = await openForm({ handlers: { 'contact_us.php': () => new Response('', { status: 502 }) } });
  const sentBefore: number[] = [];
  document.addEventListener('broker:submit', () => sentBefore.push(form.callsTo('contact_us.php').length));
  await form.send('failed');
  await form.clock.advance(2_000);
  await form.untilPhase('failed');
  assert.equal(sentBefore, [0]);
  await form.close();
});

test('a form with errors fires no event', async () => {
  const form = await openForm();
  await form.submit();
  assert.equal(form.events, []);
  await form.close();
});

test.run();
