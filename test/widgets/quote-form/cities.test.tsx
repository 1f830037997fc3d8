import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { INSURANCE_TYPES, LEAD_FIELDS } from '../../../widgets/contract/field-rules';
import { STATES } from '../../../widgets/contract/states';
import { COPY } from '../../../widgets/quote-form/copy';
import { flush, waitUntil } from '../../support/flush';
import type { FetchHandler } from '../../support/stub-fetch';
import { openForm } from './open-form';

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

test('without a state the city list is disabled, and no file is requested', async () => {
  const form = await openForm();
  assert.ok(form.field('city').disabled);
  assert.equal(form.choices('city'), [COPY.stateFirst]);
  assert.is(form.callsTo('.json').length, 0);
  await form.close();
});

test("choosing a state loads its cities from a file in the loader's folder", async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  const [call] = form.callsTo('.json');
  assert.is(call?.url, 'https://cdn.example/v1/data/cities-0123abcd/goa.json');
  assert.is(call?.method, 'GET');
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Mapusa', 'Panaji']);
  assert.equal(form.logged, []);
  await form.close();
});

test('while cities load, the list shows a message and is disabled', async () => {
  let arrive = (_: unknown) => {};
  const cities = new Promise((resolve) => {
    arrive = resolve;
  });
  const form = await openForm({ handlers: { 'goa.json': () => cities } });
  await form.type('state', 'Goa');
  assert.ok(form.field('city').disabled);
  assert.equal(form.choices('city'), [COPY.loadingCities]);
  arrive(['Panaji']);
  await waitUntil('the cities', () => !form.field('city').disabled);
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Panaji']);
  await form.close();
});

test("a state's file is named after it", async () => {
  const form = await openForm({ handlers: { 'jammu-and-kashmir.json': () => ['Jammu', 'Srinagar'] } });
  await form.chooseState('Jammu and Kashmir');
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Jammu', 'Srinagar']);
  await form.close();
});

test('changing the state clears the city and loads the new list', async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  await form.type('city', 'Panaji');
  await form.chooseState('Kerala');
  assert.is(form.field('city').value, '');
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Kochi', 'Kollam']);
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

test('a late response for the previous state does not replace the list', async () => {
  let arrive = (_: unknown) => {};
  const cities = new Promise((resolve) => {
    arrive = resolve;
  });
  const form = await openForm({ handlers: { 'goa.json': () => cities } });
  await form.type('state', 'Goa');
  await form.chooseState('Kerala');
  arrive(['Panaji']);
  for (let turns = 0; turns < 10; turns++) await flush();
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Kochi', 'Kollam']);
  await form.close();
});

test("a state's file is requested once per page", async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  await form.chooseState('Kerala');
  await form.chooseState('Goa');
  assert.is(form.callsTo('goa.json').length, 1);
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
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Mapusa', 'Panaji']);
  assert.is(form.focused(), form.field('city'));
  assert.ok(form.hasButton(COPY.cityNotListed));
  await form.close();
});

test('a city can be typed while the list is still loading', async () => {
  const form = await openForm({ handlers: { 'goa.json': () => new Promise(() => {}) } });
  await form.type('state', 'Goa');
  await form.press(COPY.cityNotListed);
  assert.is(form.field('city').localName, 'input');
  assert.not(form.field('city').disabled);
  await form.close();
});

const fails: FetchHandler = () => {
  throw new TypeError('fetch failed');
};

const NO_FILE: Record<string, FetchHandler> = {
  'cannot be reached': fails,
  'is a page that says 404': () => new Response('<h1>Not found</h1>', { status: 404 }),
  'is JSON that says 404': () => Response.json({ message: 'Not found' }, { status: 404 }),
};

for (const [what, handler] of Object.entries(NO_FILE)) {
  test(`if a state's file ${what}, the cities come from city.php, sorted`, async () => {
    const city = [
      { id: '1', name: 'Vasco da Gama', state: 'Goa' },
      { id: '2', name: 'Kochi', state: 'Kerala' },
      { id: '3', name: 'Bicholim', state: 'Goa' },
    ];
    const handlers = { 'goa.json': handler, 'city.php': () => ({ success: true, city }) };
    const form = await openForm({ handlers });
    await form.chooseState('Goa');
    assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Bicholim', 'Vasco da Gama']);
    await form.close();
  });

  test(`if a state's file ${what} and city.php fails too, the city is a text field`, async () => {
    const form = await openForm({ handlers: { 'goa.json': handler, 'city.php': fails } });
    await form.chooseState('Goa');
    assert.is(form.field('city').localName, 'input');
    assert.not(form.hasButton(COPY.cityNotListed));
    assert.not(form.hasButton(COPY.cityFromList));
    await form.close();
  });
}

test('a file that fails to load is logged with its URL and the error', async () => {
  const form = await openForm({ handlers: { 'goa.json': fails } });
  await form.chooseState('Goa');
  assert.match(
    `${form.logged[0]?.join(' ')}`,
    /GET https:\/\/cdn\.example\S+goa\.json got TypeError: fetch failed/,
  );
  await form.close();
});

test('a file that failed to load is requested again when its state is chosen again', async () => {
  const handlers = [fails, () => ['Panaji']];
  const form = await openForm({ handlers: { 'goa.json': (call) => handlers.shift()?.(call) } });
  await form.chooseState('Goa');
  await form.chooseState('Kerala');
  await form.chooseState('Goa');
  assert.equal(form.choices('city'), [LEAD_FIELDS.city.prompt, 'Panaji']);
  await form.close();
});

test.run();
