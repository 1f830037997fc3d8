import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Env } from '../../../../widgets/shared/runtime/attach';
import { captureConsole } from '../../../support/capture-console';
import { installDom } from '../../../support/dom';
import { importFresh } from '../../../support/import-fresh';
import { stubFetch } from '../../../support/stub-fetch';

type Store = typeof import('../../../../widgets/shared/lists/places-store');
type Responses = { readonly state?: unknown; readonly city?: unknown };

const ENV = { api: 'https://api.example/api/', product: 'site' } as Env;
const STATES = { success: true, state: [{ id: '1', name: 'Goa' }] };
const CITIES = {
  success: true,
  city: [
    { id: '1', name: 'Vasco da Gama', state: 'Goa' },
    { id: '2', name: 'Leh', state: 'Ladakh' },
    { id: '3', name: 'Panaji', state: 'Goa' },
  ],
};
const FAILED = new TypeError('fetch failed');

let pages = 0;

/**
 * Opens a page. `state` and `city` are the responses of state.php and city.php. If a response is an Error, its request
 * fails as it does without a connection.
 */
const openPage = async ({ state = STATES, city = CITIES }: Responses = {}) => {
  const dom = installDom();
  const { errors } = captureConsole();
  const { calls } = stubFetch(({ url }) => {
    const response = url.endsWith('state.php') ? state : city;
    if (response instanceof Error) throw response;
    return response;
  });
  const store = await importFresh<Store>('widgets/shared/lists/places-store.ts', ++pages);
  return { ...store, calls, errors, close: dom.close };
};

test('the lists start empty, and nothing is requested', async () => {
  const { places, calls, close } = await openPage();
  assert.equal(places.getState(), { state_list: [], city_list: [] });
  assert.is(calls.length, 0);
  await close();
});

test('both lists are filled with the rows of the responses', async () => {
  const { places, loadPlaces, errors, close } = await openPage();
  await loadPlaces(ENV);
  assert.equal(places.getState(), { state_list: STATES.state, city_list: CITIES.city });
  assert.equal(errors, []);
  await close();
});

for (const [ageMs, requests] of [
  [59_000, 0],
  [61_000, 2],
] as const)
  test(`lists that another page cached ${ageMs / 1000} s ago cause ${requests} requests`, async () => {
    const { places, loadPlaces, calls, close } = await openPage();
    const at = Date.now() - ageMs;
    for (const [name, data] of Object.entries({ state: STATES.state, city: CITIES.city }))
      sessionStorage.setItem(`broker-list https://api.example/api/${name}.php`, JSON.stringify({ at, data }));
    await loadPlaces(ENV);
    assert.is(calls.length, requests);
    assert.equal(places.getState(), { state_list: STATES.state, city_list: CITIES.city });
    await close();
  });

test('each list is requested with action=state, as the backend expects', async () => {
  const { loadPlaces, calls, close } = await openPage();
  await loadPlaces(ENV);
  const requests = calls.map(({ method, url, fields }) => [method, url, fields]);
  assert.equal(requests, [
    ['POST', 'https://api.example/api/state.php', { action: 'state' }],
    ['POST', 'https://api.example/api/city.php', { action: 'state' }],
  ]);
  await close();
});

test('a page requests each list once, regardless of the number of forms', async () => {
  const { loadPlaces, listedCities, calls, close } = await openPage();
  await Promise.all([loadPlaces(ENV), loadPlaces(ENV), listedCities('Goa', ENV)]);
  await loadPlaces(ENV);
  assert.is(calls.length, 2);
  await close();
});

test('a list that fails is logged, and the other is filled', async () => {
  const { places, loadPlaces, errors, close } = await openPage({ state: FAILED });
  await loadPlaces(ENV);
  assert.equal(places.getState(), { state_list: [], city_list: CITIES.city });
  assert.is(errors.length, 1);
  assert.match(
    `${errors[0]?.[0]}`,
    /POST https:\/\/api\.example\/api\/state\.php got TypeError: fetch failed/,
  );
  await close();
});

test('if both lists fail, both errors are logged and loadPlaces() does not reject', async () => {
  const { places, loadPlaces, errors, close } = await openPage({ state: FAILED, city: FAILED });
  await loadPlaces(ENV);
  assert.equal(places.getState(), { state_list: [], city_list: [] });
  assert.is(errors.length, 2);
  await close();
});

const NO_SUCCESS: [what: string, response: unknown][] = [
  ['success false', { success: false, state: STATES.state }],
  ['no success', { state: STATES.state }],
  ['success that is text', { success: 'true', state: STATES.state }],
  ['no list', { success: true }],
  ['a list that is not an array', { success: true, state: { 1: 'Goa' } }],
];

for (const [what, state] of NO_SUCCESS)
  test(`a response with ${what} leaves the list empty`, async () => {
    const { places, loadPlaces, close } = await openPage({ state });
    await loadPlaces(ENV);
    assert.equal(places.getState().state_list, []);
    await close();
  });

test("a state's cities are listed by name, sorted", async () => {
  const { listedCities, close } = await openPage();
  assert.equal(await listedCities('Goa', ENV), ['Panaji', 'Vasco da Gama']);
  await close();
});

test('a state that the backend does not know has no cities', async () => {
  const { listedCities, close } = await openPage();
  assert.equal(await listedCities('Kerala', ENV), []);
  await close();
});

test('if city.php fails, no city is listed', async () => {
  const { listedCities, close } = await openPage({ city: FAILED });
  assert.equal(await listedCities('Goa', ENV), []);
  await close();
});

test('a subscriber is called for each list', async () => {
  const { places, loadPlaces, close } = await openPage();
  const counts: number[] = [];
  places.subscribe(({ state_list, city_list }) => counts.push(state_list.length + city_list.length));
  await loadPlaces(ENV);
  assert.equal(counts, [1, 4]);
  await close();
});

test.run();
