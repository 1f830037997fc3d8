import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { INSURANCE_TYPES, LEAD_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import { STATES } from '../../../widgets/contract/states';
import { COPY } from '../../../widgets/quote-form/copy';
import { FRAME_MS } from '../../support/clock';
import { waitUntil } from '../../support/flush';
import { getByRole } from '../../support/roles';
import type { FetchHandler } from '../../support/stub-fetch';
import { CITIES, CITIES_FILE, openForm } from './open-form';

const fails: FetchHandler = () => {
  throw new TypeError('fetch failed');
};

test('the list of states has a prompt and all states, sorted', async () => {
  const form = await openForm();
  assert.equal(form.choices('state'), [LEAD_FIELDS.state.prompt, ...STATES]);
  assert.is(form.field('state').value, '');
  await form.close();
});

test('the list of insurance types has a prompt and both types', async () => {
  const form = await openForm();
  assert.equal(form.choices('insurance_type'), [LEAD_FIELDS.insurance_type.prompt, ...INSURANCE_TYPES]);
  await form.close();
});

test('before the form is used the city list is disabled, and no file is requested', async () => {
  const form = await openForm();
  assert.ok(form.field('city').disabled);
  assert.equal(form.choices('city'), [COPY.stateFirst]);
  assert.is(form.callsTo('.json').length, 0);
  await form.close();
});

test("the first focus requests the cities of all states, once, from a file in the loader's folder", async () => {
  const form = await openForm();
  for (const name of ['first_name', 'email', 'first_name']) await form.focus(name);
  assert.equal(
    form.calls.map(({ method, url }) => [method, url]),
    [['GET', `https://cdn.example/v1/data/${CITIES_FILE}`]],
  );
  await form.close();
});

test('choosing a state lists its cities', async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, ...CITIES.Goa]);
  assert.equal(form.logged, []);
  await form.close();
});

test('a form that is unmounted before it is used requests nothing', async () => {
  const form = await openForm();
  await act(async () => form.mounted.unmount());
  form.host.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  await form.clock.advance(FRAME_MS);
  await form.settle();
  assert.equal(form.calls, []);
  await form.close();
});

test('while cities load, the list is busy and says so, and keeps the focus', async () => {
  let arrive = (_: unknown) => {};
  const cities = new Promise((resolve) => {
    arrive = resolve;
  });
  const form = await openForm({ handlers: { [CITIES_FILE]: () => cities } });
  await form.type('state', 'Goa');
  const city = form.field('city');
  assert.not(city.disabled);
  assert.is(city.getAttribute('aria-busy'), 'true');
  assert.equal(form.choices('city'), [COPY.loadingCities]);
  await form.focus('city');
  await form.type('state', 'Kerala');
  assert.is(form.focused(), city);
  arrive(CITIES);
  await form.untilListed();
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, ...CITIES.Kerala]);
  assert.is(form.focused(), city);
  assert.is(form.field('city'), city);
  await form.close();
});

for (const control of ['the list', 'the button'])
  test(`if ${control} has the focus and the cities fail to load, the text field gets it`, async () => {
    let fail = () => {};
    const cities = new Promise((_, reject) => {
      fail = () => reject(new TypeError('fetch failed'));
    });
    const form = await openForm({ handlers: { [CITIES_FILE]: () => cities, 'city.php': fails } });
    await form.type('state', 'Goa');
    await form.focus('city');
    if (control === 'the button') await act(async () => form.button(COPY.cityNotListed).focus());
    fail();
    await waitUntil('the text field', () => form.field('city').localName === 'input');
    assert.is(form.focused(), form.field('city'));
    await form.close();
  });

test('a list of cities that fails to load takes no focus from another field', async () => {
  const form = await openForm({ handlers: { [CITIES_FILE]: fails, 'city.php': fails } });
  await form.focus('email');
  await form.chooseState('Goa');
  assert.is(form.field('city').localName, 'input');
  assert.is(form.focused(), form.field('email'));
  await form.close();
});

test('a form that is sent while cities load asks for the city', async () => {
  const form = await openForm({ handlers: { [CITIES_FILE]: () => new Promise(() => {}) } });
  await form.type('state', 'Goa');
  await form.submit();
  assert.is(form.errorOf('city'), requiredMessage('city'));
  await form.close();
});

test('changing the state clears the city and shows the new list', async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  await form.type('city', 'Panaji');
  await form.chooseState('Kerala');
  assert.is(form.field('city').value, '');
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, ...CITIES.Kerala]);
  await form.close();
});

test('a state that is reported again, as by autofill, keeps the city', async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  await form.type('city', 'Panaji');
  await form.chooseState('Goa');
  assert.is(form.field('city').value, 'Panaji');
  await form.close();
});

test('a state that was set with a change event only lists its cities', async () => {
  const form = await openForm();
  await act(async () => {
    form.field('state').value = 'Goa';
    form.field('state').dispatchEvent(new Event('change', { bubbles: true }));
  });
  await form.untilListed();
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, ...CITIES.Goa]);
  await form.close();
});

test('a state that was set without an event lists its cities when a field gets the focus', async () => {
  const form = await openForm();
  form.field('state').value = 'Goa';
  await form.focus('email');
  await form.untilListed();
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, ...CITIES.Goa]);
  await form.type('city', 'Panaji');
  await form.focus('message');
  assert.is(form.field('city').value, 'Panaji');
  await form.close();
});

test('changing the state clears a typed city and shows the list', async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  await form.press(COPY.cityNotListed);
  await form.type('city', 'Old Goa');
  await form.chooseState('Kerala');
  assert.is(form.field('city').localName, 'select');
  assert.is(form.field('city').value, '');
  await form.close();
});

test('"City not listed" is shown from the start, and can be pressed once a state is chosen', async () => {
  const form = await openForm();
  const swap = () =>
    getByRole<HTMLButtonElement>(form.find('form') as HTMLElement, 'button', COPY.cityNotListed);
  assert.ok(swap().disabled);
  await form.chooseState('Goa');
  assert.not(swap().disabled);
  await form.close();
});

test('a state that is chosen while the cities load gets its own', async () => {
  let arrive = (_: unknown) => {};
  const cities = new Promise((resolve) => {
    arrive = resolve;
  });
  const form = await openForm({ handlers: { [CITIES_FILE]: () => cities } });
  await form.type('state', 'Goa');
  await form.type('state', 'Kerala');
  arrive(CITIES);
  await form.untilListed();
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, ...CITIES.Kerala]);
  await form.close();
});

test('a state without cities in the file has a text field for the city', async () => {
  const form = await openForm();
  await form.chooseState('Delhi');
  assert.is(form.field('city').localName, 'input');
  await form.close();
});

test('"City not listed" shows a text field and focuses it', async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  await form.press(COPY.cityNotListed);
  const city = form.field('city');
  assert.equal([city.localName, city.type, city.maxLength], ['input', 'text', 100]);
  assert.is(form.focused(), city);
  assert.not(form.hasButton(COPY.cityNotListed));
  await form.close();
});

test('a button switches from the text field back to the list and focuses it', async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  await form.press(COPY.cityNotListed);
  await form.press(COPY.cityFromList);
  assert.is(form.field('city').localName, 'select');
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, ...CITIES.Goa]);
  assert.is(form.focused(), form.field('city'));
  assert.ok(form.hasButton(COPY.cityNotListed));
  await form.close();
});

test('a city can be typed while the list is still loading', async () => {
  const form = await openForm({ handlers: { [CITIES_FILE]: () => new Promise(() => {}) } });
  await form.type('state', 'Goa');
  await form.press(COPY.cityNotListed);
  assert.is(form.field('city').localName, 'input');
  assert.not(form.field('city').disabled);
  await form.close();
});

const NO_FILE: Record<string, FetchHandler> = {
  'cannot be reached': fails,
  'is a page that says 404': () => new Response('<h1>Not found</h1>', { status: 404 }),
  'is JSON that says 404': () => Response.json({ message: 'Not found' }, { status: 404 }),
};

for (const [what, handler] of Object.entries(NO_FILE)) {
  test(`if the file of cities ${what}, they come from city.php, sorted`, async () => {
    const city = [
      { id: '1', name: 'Vasco da Gama', state: 'Goa' },
      { id: '2', name: 'Kochi', state: 'Kerala' },
      { id: '3', name: 'Bicholim', state: 'Goa' },
    ];
    const handlers = { [CITIES_FILE]: handler, 'city.php': () => ({ success: true, city }) };
    const form = await openForm({ handlers });
    await form.chooseState('Goa');
    assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Bicholim', 'Vasco da Gama']);
    await form.close();
  });

  test(`if the file of cities ${what} and city.php fails too, the city is a text field`, async () => {
    const form = await openForm({ handlers: { [CITIES_FILE]: handler, 'city.php': fails } });
    await form.chooseState('Goa');
    assert.is(form.field('city').localName, 'input');
    assert.not(form.hasButton(COPY.cityNotListed));
    assert.not(form.hasButton(COPY.cityFromList));
    await form.close();
  });
}

test('a file that fails to load is logged with its URL and the error', async () => {
  const form = await openForm({ handlers: { [CITIES_FILE]: fails } });
  await form.chooseState('Goa');
  assert.match(
    `${form.logged[0]?.join(' ')}`,
    /GET https:\/\/cdn\.example\S+cities\S+\.json got TypeError: fetch failed/,
  );
  await form.close();
});

test('a file that failed to load is requested again when a state is chosen', async () => {
  const handlers = [fails, () => CITIES];
  const form = await openForm({ handlers: { [CITIES_FILE]: (call) => handlers.shift()?.(call) } });
  await form.focus('first_name');
  await form.chooseState('Goa');
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, ...CITIES.Goa]);
  await form.close();
});

test.run();
