import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { COPY as EXTRAS } from '../../../widgets/quote-form/extras/copy';
import { waitUntil } from '../../support/flush';
import { VALID_LEAD } from '../../support/valid-lead';
import { type FormPage, openForm } from './open-form';

const CONSENT = { attributes: 'data-consent="required"' };

test('without data-consent there is no checkbox', async () => {
  for (const attributes of ['', 'data-consent="none"']) {
    const form = await openForm({ attributes });
    assert.is(form.find('[name=consent]'), null);
    await form.send('sent');
    assert.not(form.callsTo('contact_us.php')[0]?.fields.consent);
    await form.close();
  }
});

test('an invalid data-consent logs a warning, and there is no checkbox', async () => {
  const form = await openForm({ attributes: 'data-consent="yes"' });
  assert.equal(form.warnings, [['data-consent="yes" is not one of none,required', 'none']]);
  assert.is(form.find('[name=consent]'), null);
  await form.close();
});

test('the consent checkbox is labelled with its sentence and is not checked', async () => {
  const form = await openForm(CONSENT);
  const box = form.field('consent');
  assert.equal([box.type, box.checked, box.getAttribute('aria-required')], ['checkbox', false, 'true']);
  assert.is(form.text(`label[for=${box.id}]`)?.trim(), EXTRAS.consent);
  await form.close();
});

test('without consent nothing is sent; the error is shown at the checkbox, which gets the focus', async () => {
  const form = await openForm(CONSENT);
  await form.fillIn(VALID_LEAD);
  await form.submit();
  const box = form.field('consent');
  assert.is(form.errorOf('consent'), EXTRAS.consentMissing);
  assert.is(box.getAttribute('aria-describedby'), 'broker-consent-error');
  assert.is(box.getAttribute('aria-invalid'), 'true');
  assert.is(form.focused(), box);
  assert.is(form.status(), COPY.problem);
  assert.is(form.callsTo('contact_us.php').length, 0);
  await act(async () => box.click());
  assert.is(form.errorOf('consent'), undefined);
  await form.close();
});

test('an invalid field before the checkbox gets the focus first', async () => {
  const form = await openForm(CONSENT);
  await form.submit();
  assert.is(form.focused(), form.field('first_name'));
  assert.ok(form.errorOf('consent'));
  await form.close();
});

test('consent is sent as the accepted sentence, and the checkbox is cleared after a success', async () => {
  const form = await openForm(CONSENT);
  await act(async () => form.field('consent').click());
  await form.send('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields.consent, EXTRAS.consent);
  assert.not(form.field('consent').checked);
  await form.press(COPY.another);
  await form.submit();
  assert.ok(form.errorOf('consent'));
  await form.close();
});

test('adding data-consent later shows the checkbox and keeps the values', async () => {
  const form = await openForm();
  await form.type('first_name', 'Asha');
  form.host.dataset.consent = 'required';
  await act(async () => form.mounted.update());
  await waitUntil('the checkbox', () => form.find('[name=consent]'));
  assert.is(form.field('first_name').value, 'Asha');
  const css = form.host.shadowRoot?.adoptedStyleSheets.flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  assert.match(`${css}`, '.broker-checkbox');
  await form.close();
});

/**
 * Sends the form. Returns the warnings, and the list `done` with the events and redirects in the order in which they
 * happened: the name 'broker:submitted' for the event, and the URL for each redirect.
 */
async function sendAndRedirect(attributes: string, page: FormPage = {}) {
  const form = await openForm({ attributes, ...page });
  const done: string[] = [];
  document.addEventListener('broker:submitted', () => done.push('broker:submitted'));
  location.assign = (url: string | URL) => void done.push(`${url}`);
  await form.send('sent');
  await form.close();
  return { done, warnings: form.warnings };
}

test('data-success="redirect" navigates to data-redirect after the submitted event', async () => {
  for (const url of ['https://partner.example/thanks?from=form', 'http://partner.example/']) {
    const { done, warnings } = await sendAndRedirect(`data-success="redirect" data-redirect="${url}"`);
    assert.equal(done, ['broker:submitted', url]);
    assert.equal(warnings, []);
  }
});

test('a relative data-redirect is resolved against the page', async () => {
  const { done } = await sendAndRedirect('data-success="redirect" data-redirect="/thanks"');
  assert.equal(done, ['broker:submitted', 'https://partner.example/thanks']);
});

test('curly quotes around data-redirect, as chat apps write them, are ignored', async () => {
  const { done } = await sendAndRedirect(
    'data-success="redirect" data-redirect=”https://partner.example/thanks/”',
  );
  assert.equal(done, ['broker:submitted', 'https://partner.example/thanks/']);
});

for (const invalid of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'https://', ''])
  test(`data-redirect="${invalid}" logs a warning, without a redirect`, async () => {
    const { done, warnings } = await sendAndRedirect(`data-success="redirect" data-redirect="${invalid}"`);
    assert.equal(done, ['broker:submitted']);
    assert.equal(warnings, [[`data-redirect="${invalid}" is not an address of http or https`, 'message']]);
  });

test('data-redirect without data-success, or with an invalid one, does not redirect', async () => {
  const to = 'data-redirect="https://partner.example/thanks"';
  assert.equal((await sendAndRedirect(to)).done, ['broker:submitted']);
  const { done, warnings } = await sendAndRedirect(`${to} data-success="go"`);
  assert.equal(done, ['broker:submitted']);
  assert.equal(warnings, [['data-success="go" is not one of message,redirect', 'message']]);
});

test('a visitor who has left the form while it was sent is not redirected', async () => {
  const form = await openForm({
    attributes: 'data-success="redirect" data-redirect="https://partner.example/thanks"',
    handlers: {
      'contact_us.php': () => {
        form.host.remove();
        return { success: true };
      },
    },
  });
  const assigned: unknown[] = [];
  location.assign = (url: string | URL) => void assigned.push(url);
  await form.send('sent');
  assert.equal(assigned, []);
  await form.close();
});

test('a refusal does not redirect', async () => {
  const form = await openForm({
    attributes: 'data-success="redirect" data-redirect="https://partner.example/thanks"',
    handlers: { 'contact_us.php': () => ({ success: false, message: 'No.' }) },
  });
  const assigned: unknown[] = [];
  location.assign = (url: string | URL) => void assigned.push(url);
  await form.send('refused');
  assert.equal(assigned, []);
  await form.close();
});

test.run();
