import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GOOD, openForm } from './open-form';

const REQUIRED = {
  first_name: 'first name is required',
  last_name: 'last name is required',
  mobile: 'mobile is required',
  email: 'email is required',
  state: 'state is required',
  city: 'city is required',
  insurance_type: 'insurance type is required',
  type_of_insurance: 'type of insurance is required',
};

type Form = Awaited<ReturnType<typeof openForm>>;

/** The error of each field that has one, found as a screen reader finds it. */
const errorsOf = ({ find, field }: Form) => {
  const errors: [name: string, message: string | null][] = [];
  for (const name of Object.keys(GOOD)) {
    const control = field(name);
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const error = described.find((id) => id.endsWith('-error'));
    assert.is(control.getAttribute('aria-invalid'), error ? 'true' : null, name);
    if (error) errors.push([name, find(`#${error}`)?.textContent ?? null]);
  }
  return errors;
};

test('an empty form shows the message of each required field and sends nothing', async () => {
  const form = await openForm();
  await form.submit();
  assert.equal(errorsOf(form), Object.entries(REQUIRED));
  assert.is(form.callsTo('contact_us.php').length, 0);
  assert.is(form.phase(), 'editing');
  assert.equal(form.events, []);
  await form.close();
});

test('an empty form says that there is a problem, and puts the focus on its first field', async () => {
  const form = await openForm();
  await form.submit();
  assert.is(form.text('[role=status]'), 'There is a problem');
  assert.is(form.focused(), form.field('first_name'));
  await form.close();
});

for (const [name, message] of Object.entries(REQUIRED))
  test(`a form without ${name} shows its message alone, puts the focus there and sends nothing`, async () => {
    const form = await openForm();
    await form.fillIn(GOOD);
    await form.type(name, '');
    if (name === 'state') await form.press('My city is not in the list');
    if (name === 'state') await form.type('city', 'Panaji');
    await form.submit();
    assert.equal(errorsOf(form), [[name, message]]);
    assert.is(form.focused(), form.field(name));
    assert.is(form.callsTo('contact_us.php').length, 0);
    await form.close();
  });

const WRONG: [name: 'mobile' | 'email' | 'first_name', typed: string, message: string][] = [
  ['mobile', '987654321', 'Invalid mobile number'],
  ['mobile', '98765432101', 'Invalid mobile number'],
  ['email', 'asha@example', 'Invalid email address'],
  ['first_name', '   ', 'first name is required'],
];

for (const [name, typed, message] of WRONG)
  test(`"${typed}" as ${name} shows "${message}", keeps what was typed and sends nothing`, async () => {
    const form = await openForm();
    await form.fillIn({ ...GOOD, [name]: typed });
    await form.submit();
    assert.equal(errorsOf(form), [[name, message]]);
    assert.is(form.field(name).value, typed);
    assert.is(form.focused(), form.field(name));
    assert.is(form.callsTo('contact_us.php').length, 0);
    await form.close();
  });

for (const name of ['first_name', 'mobile', 'email', 'insurance_type', 'type_of_insurance'] as const)
  test(`editing ${name} clears its own error and no other`, async () => {
    const form = await openForm();
    await form.submit();
    await form.type(name, GOOD[name]);
    assert.equal(
      errorsOf(form),
      Object.entries(REQUIRED).filter(([other]) => other !== name),
    );
    await form.close();
  });

test('choosing a state clears its error and that of the city', async () => {
  const form = await openForm();
  await form.submit();
  await form.chooseState('Goa');
  const left = errorsOf(form).map(([name]) => name);
  assert.equal(left, ['first_name', 'last_name', 'mobile', 'email', 'insurance_type', 'type_of_insurance']);
  await form.close();
});

test('once all errors are cleared, nothing is said of a problem', async () => {
  const form = await openForm();
  await form.fillIn({ ...GOOD, email: '' });
  await form.submit();
  await form.type('email', 'asha@example.com');
  assert.is(form.text('[role=status]'), '');
  await form.close();
});

test('an error stands beneath its field', async () => {
  const form = await openForm();
  await form.submit();
  const control = form.field('email');
  const error = form.find('#broker-email-error');
  assert.is(error?.parentElement, control.parentElement);
  assert.ok(control.compareDocumentPosition(error as Node) & Node.DOCUMENT_POSITION_FOLLOWING);
  await form.close();
});

test('the hint of the mobile number is read out with its error', async () => {
  const form = await openForm();
  assert.is(form.text('#broker-mobile-hint'), '10-digit mobile number');
  assert.is(form.field('mobile').getAttribute('aria-describedby'), 'broker-mobile-hint');
  await form.submit();
  assert.is(form.field('mobile').getAttribute('aria-describedby'), 'broker-mobile-hint broker-mobile-error');
  await form.close();
});

test('the browser leaves the checking to the form', async () => {
  const form = await openForm();
  assert.ok(form.find<HTMLFormElement>('form')?.noValidate);
  await form.close();
});

test.run();
