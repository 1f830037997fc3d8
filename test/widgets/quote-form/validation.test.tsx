import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAD_FIELDS, QUOTE_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import { COPY } from '../../../widgets/quote-form/copy';
import { VALID_LEAD } from '../../support/valid-lead';
import { openForm } from './open-form';

const MESSAGES = Object.entries(QUOTE_FIELDS)
  .filter(([, required]) => required)
  .map(([name]) => [name, requiredMessage(name)] as const);
/**
 * The messages of an empty form, each with its field's name. The city has no message, because its field is disabled
 * until a state is chosen.
 */
const REQUIRED = MESSAGES.filter(([name]) => name !== 'city');

test('an empty form shows the message of each required field and sends nothing', async () => {
  const form = await openForm();
  await form.submit();
  assert.equal(Object.entries(form.errors()), REQUIRED);
  assert.is(form.callsTo('contact_us.php').length, 0);
  assert.is(form.phase(), 'editing');
  assert.equal(form.events, []);
  await form.close();
});

test('an empty form announces a problem and focuses its first field', async () => {
  const form = await openForm();
  await form.submit();
  assert.is(form.status(), COPY.problem);
  assert.is(form.focused(), form.field('first_name'));
  await form.close();
});

for (const [name, message] of MESSAGES)
  test(`a form without ${name} shows only its message, focuses the field and sends nothing`, async () => {
    const form = await openForm();
    await form.fillIn(VALID_LEAD);
    await form.type(name, '');
    await form.submit();
    assert.equal(form.errors(), { [name]: message });
    assert.is(form.focused(), form.field(name));
    assert.is(form.callsTo('contact_us.php').length, 0);
    await form.close();
  });

const INVALID: [name: 'mobile' | 'email' | 'first_name', typed: string, message: string][] = [
  ['mobile', '987654321', LEAD_FIELDS.mobile.invalid],
  ['mobile', '98765432101', LEAD_FIELDS.mobile.invalid],
  ['email', 'asha@example', LEAD_FIELDS.email.invalid],
  ['first_name', '   ', requiredMessage('first_name')],
];

for (const [name, typed, message] of INVALID)
  test(`"${typed}" as ${name} shows "${message}", keeps the value and sends nothing`, async () => {
    const form = await openForm();
    await form.fillIn({ ...VALID_LEAD, [name]: typed });
    await form.submit();
    assert.equal(form.errors(), { [name]: message });
    assert.is(form.field(name).value, typed);
    assert.is(form.focused(), form.field(name));
    assert.is(form.callsTo('contact_us.php').length, 0);
    await form.close();
  });

for (const name of ['first_name', 'mobile', 'email', 'insurance_type', 'type_of_insurance'] as const)
  test(`editing ${name} clears only its own error`, async () => {
    const form = await openForm();
    await form.submit();
    await form.type(name, VALID_LEAD[name]);
    assert.equal(
      Object.entries(form.errors()),
      REQUIRED.filter(([other]) => other !== name),
    );
    await form.close();
  });

test('the locked city has no error; without one it gets its own once a state is chosen', async () => {
  const form = await openForm();
  await form.submit();
  await form.chooseState('Goa');
  assert.equal(
    Object.entries(form.errors()),
    REQUIRED.filter(([name]) => name !== 'state'),
  );
  await form.submit();
  assert.equal(
    Object.entries(form.errors()),
    MESSAGES.filter(([name]) => name !== 'state'),
  );
  await form.close();
});

test('errors are counted above the first field, with links to the fields, in the order of the form', async () => {
  const form = await openForm();
  await form.submit();
  const links = () => form.links().map(({ textContent }) => textContent);
  const labels = REQUIRED.map(([name]) => LEAD_FIELDS[name as keyof typeof LEAD_FIELDS].label);
  // Each link's text ends with a space, so that the links are not joined in a copied text.
  const textsOf = (names: readonly string[]) => names.map((label) => `${label} `);
  assert.equal(links(), textsOf(labels));
  assert.match(form.text('form') ?? '', COPY.problems(labels.length));
  const email = LEAD_FIELDS.email.label;
  await act(async () => form.link(email).click());
  assert.is(form.focused(), form.field('email'));
  await form.type('email', VALID_LEAD.email);
  assert.equal(links(), textsOf(labels.filter((label) => label !== email)));
  assert.match(form.text('form') ?? '', COPY.problems(labels.length - 1));
  await form.close();
});

test('once all errors are cleared, the status is empty', async () => {
  const form = await openForm();
  await form.fillIn({ ...VALID_LEAD, email: '' });
  await form.submit();
  await form.type('email', VALID_LEAD.email);
  assert.is(form.status(), '');
  await form.close();
});

test('an error is below its field', async () => {
  const form = await openForm();
  await form.submit();
  const control = form.field('email');
  const error = form.find('#broker-email-error');
  assert.is(error?.parentElement, control.parentElement);
  assert.ok(control.compareDocumentPosition(error as Node) & Node.DOCUMENT_POSITION_FOLLOWING);
  await form.close();
});

for (const name of ['mobile', 'insurance_type', 'type_of_insurance'] as const)
  test(`${name} is described by its hint and its error`, async () => {
    const form = await openForm();
    assert.is(form.text(`#broker-${name}-hint`), LEAD_FIELDS[name].hint);
    assert.is(form.field(name).getAttribute('aria-describedby'), `broker-${name}-hint`);
    await form.submit();
    assert.is(form.field(name).getAttribute('aria-describedby'), `broker-${name}-hint broker-${name}-error`);
    await form.close();
  });

test("the browser's own validation is off", async () => {
  const form = await openForm();
  assert.ok(form.find<HTMLFormElement>('form')?.noValidate);
  await form.close();
});

test.run();
