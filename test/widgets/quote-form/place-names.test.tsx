import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { waitUntil } from '../../support/flush';
import { VALID_LEAD } from '../../support/valid-lead';
import { CITIES_FILE, openForm } from './open-form';

type Form = Awaited<ReturnType<typeof openForm>>;

const CITIES = {
  'Andhra Pradesh': ['Nellore', 'Rajamahendravaram (Rajahmundry)'],
  Goa: ['Mapusa', 'Panaji'],
  Karnataka: ['Bengaluru', 'Mysuru'],
};
const handlers = { [CITIES_FILE]: () => CITIES };

const hidden = (form: Form, name: string) =>
  [...(form.field(name) as HTMLSelectElement).options].filter((option) => option.hidden);

/**
 * Waits until the form has added alternative names of places to its lists, such as Bangalore for Bengaluru. The form
 * loads the module with these names when a visitor begins to use the form.
 */
const untilWatched = (form: Form) => waitUntil('the other names', () => hidden(form, 'state').length);

const openUsedForm = async (options: Parameters<typeof openForm>[0] = {}) => {
  const form = await openForm({ handlers, ...options });
  await form.focus('first_name');
  await untilWatched(form);
  return form;
};

const openTextField = async () => {
  const form = await openUsedForm();
  await form.chooseState('Karnataka');
  await form.press(COPY.cityNotListed);
  return form;
};

const leave = (form: Form) => act(async () => form.field('email').focus());

test('before the form is used its lists have no other names', async () => {
  const form = await openForm({ handlers });
  assert.equal(hidden(form, 'state'), []);
  await form.close();
});

for (const [typed, city] of [
  ['Bangalore', 'Bengaluru'],
  ['b’lore', 'Bengaluru'],
  ['Bangalore, Karnataka 560001', 'Bengaluru'],
  ['బెంగళూరు', 'Bengaluru'],
  ['मैसूर', 'Mysuru'],
])
  test(`"${typed}" becomes ${city} when the visitor leaves the text field, and is announced`, async () => {
    const form = await openTextField();
    await form.type('city', `${typed}`);
    assert.is(form.field('city').value, typed);
    await leave(form);
    assert.is(form.field('city').value, city);
    assert.is(form.text('[aria-live]'), `City: ${city}`);
    await form.close();
  });

test('a city that has no other name stays as typed, and nothing is announced', async () => {
  const form = await openTextField();
  await form.type('city', 'Devanahalli Fort');
  await leave(form);
  assert.is(form.field('city').value, 'Devanahalli Fort');
  assert.is(form.text('[aria-live]'), '');
  await form.close();
});

test('a city that a program writes without the focus becomes the listed one at once', async () => {
  const form = await openTextField();
  await form.focus('email');
  await form.type('city', 'Bangalore');
  assert.is(form.field('city').value, 'Bengaluru');
  await form.close();
});

test('a city that is sent with the Enter key is sent under its listed name', async () => {
  const form = await openUsedForm();
  await form.fillIn({ ...VALID_LEAD, state: 'Karnataka', city: '' });
  await form.press(COPY.cityNotListed);
  await form.type('city', 'Bangalore');
  await form.submit();
  await form.untilPhase('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields?.city, 'Bengaluru');
  await form.close();
});

for (const name of ['TS', 'IN-TG', 'Telengana'])
  test(`a state that autofill writes as ${name} becomes Telangana`, async () => {
    const form = await openUsedForm();
    const states = form.field('state');
    await act(async () => {
      states.value = name;
      states.dispatchEvent(new Event('input', { bubbles: true }));
    });
    assert.is(states.value, 'Telangana');
    await form.close();
  });

test('a state under another name lists its cities', async () => {
  const form = await openUsedForm();
  await form.chooseState('AP');
  assert.equal(form.choices('city').slice(1), CITIES['Andhra Pradesh']);
  await form.close();
});

test('other names of states are hidden from the list', async () => {
  const form = await openUsedForm();
  assert.ok(hidden(form, 'state').length > 100);
  assert.ok(hidden(form, 'state').length + 37 <= 512);
  await form.close();
});

test('in Safari, which shows hidden options, the list of states has only the states', async () => {
  const form = await openForm({ handlers, before: () => Object.assign(CSS, { supports: () => true }) });
  await form.focus('first_name');
  await form.chooseState('Karnataka');
  await form.press(COPY.cityNotListed);
  await form.type('city', 'Bangalore');
  await leave(form);
  await waitUntil('the other names', () => form.field('city').value === 'Bengaluru');
  assert.equal(hidden(form, 'state'), []);
  await form.close();
});

test('where autofill has filled the form, the list of cities accepts the names that it knows', async () => {
  const form = await openUsedForm({
    before: () => {
      // Simulate a form that autofill has filled: happy-dom doesn't support `:autofill`.
      const { querySelector } = Element.prototype;
      Element.prototype.querySelector = function (this: Element, selector: string) {
        return querySelector.call(this, selector === ':autofill' ? 'input' : selector);
      } as typeof querySelector;
    },
  });
  await form.chooseState('Karnataka');
  await waitUntil('the names', () => hidden(form, 'city').length);
  await form.type('city', 'Bangalore');
  assert.is(form.field('city').value, 'Bengaluru');
  await form.chooseState('Goa');
  await waitUntil('other names', () => hidden(form, 'city').some(({ text }) => text === 'Panjim'));
  assert.not(hidden(form, 'city').some(({ text }) => text === 'Bangalore'));
  await form.close();
});

test('prefilled places may have any of their names', async () => {
  const form = await openForm({ handlers, attributes: 'data-state="AP" data-city="Rajahmundry"' });
  await waitUntil('the city', () => form.field('city').value);
  assert.equal(
    [form.field('state').value, form.field('city').value],
    ['Andhra Pradesh', 'Rajamahendravaram (Rajahmundry)'],
  );
  assert.equal(form.warnings, []);
  await form.close();
});

test('if the names cannot be loaded the form works as without them', async () => {
  const form = await openForm({ handlers: { [CITIES_FILE]: () => new Response('', { status: 500 }) } });
  await form.chooseState('Goa');
  await form.type('city', 'Panjim');
  await leave(form);
  assert.is(form.field('city').value, 'Panjim');
  await form.close();
});

test.run();
