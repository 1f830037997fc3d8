import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openForm } from './open-form';

for (const [what, message, shown] of [
  [
    'twice',
    'Your reference number is Q-7. Call us and name Q-7. We open at 9.',
    'Your reference number is Q-7. Call us and name Q-7. We open at 9.',
  ],
  ['not at all', 'Thank you.', 'Thank you. Q-7'],
] as const)
  test(`a message that has the reference number ${what} is shown whole, with the number`, async () => {
    const form = await openForm({
      handlers: { 'contact_us.php': () => ({ success: true, message, reference: 'Q-7' }) },
    });
    await form.send('sent');
    assert.is(form.thanks()?.textContent, shown);
    assert.is(form.thanks()?.querySelector('strong')?.textContent, 'Q-7');
    await form.close();
  });

test('the region that announces the thanks is there before the form is sent', async () => {
  const form = await openForm();
  const region = form.find('form ~ [role=status]');
  assert.is(region?.textContent, '');
  await form.send('sent');
  assert.is(form.find('form ~ [role=status]'), region);
  assert.ok(region?.contains(form.thanks()));
  await form.close();
});

test.run();
