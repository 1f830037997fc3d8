import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CITIES_FILE, openForm } from './open-form';

type Store = typeof import('../../../widgets/shared/lists/places-store');

const fails = () => {
  throw new TypeError('fetch failed');
};

for (const [page, attributes] of [
  ["a partner's page", ''],
  ['our own page', 'data-home="/"'],
] as const)
  test(`on ${page} the backend's lists of places are not requested while the file of cities loads`, async () => {
    const form = await openForm({ attributes });
    await form.chooseState('Goa');
    await form.settle();
    assert.equal(form.callsTo('.php'), []);
    await form.close();
  });

test('if the file of cities fails, both lists are requested once, and fill the store of the page', async () => {
  const form = await openForm({ handlers: { [CITIES_FILE]: fails } });
  const { places } = await form.importModule<Store>('shared/lists/places-store.ts');
  await form.chooseState('Goa');
  await form.chooseState('Kerala');
  await form.settle();
  assert.equal(
    form.callsTo('.php').map(({ url, fields }) => [url, fields]),
    [
      ['https://api.example/api/state.php', { action: 'state' }],
      ['https://api.example/api/city.php', { action: 'state' }],
    ],
  );
  assert.equal(places.getState().state_list, [{ id: '1', name: 'Goa' }]);
  await form.close();
});

test.run();
