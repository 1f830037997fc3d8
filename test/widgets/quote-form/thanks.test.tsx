import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getByRole } from '../../support/roles';
import { openForm, THANKS } from './open-form';

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

test('the thanks have the focus, and their whole text is their name', async () => {
  const form = await openForm({
    handlers: { 'contact_us.php': () => ({ success: true, message: THANKS, reference: 'Q-7' }) },
  });
  await form.send('sent');
  const thanks = form.thanks() as HTMLElement;
  assert.is((thanks.getRootNode() as ShadowRoot).activeElement, thanks);
  assert.is(getByRole(thanks.parentElement as HTMLElement, 'group', `${THANKS} Q-7`), thanks);
  await form.close();
});

test.run();
