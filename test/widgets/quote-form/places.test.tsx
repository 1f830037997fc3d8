import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/flush';
import { openForm } from './open-form';

type Store = typeof import('../../../widgets/shared/lists/places-store');

test("the backend's lists of places are not requested on a partner's page", async () => {
  const form = await openForm();
  await form.chooseState('Goa');
  await form.settle();
  assert.equal(form.callsTo('.php'), []);
  await form.close();
});

test('with data-home the lists are requested once, immediately', async () => {
  const form = await openForm({ attributes: 'data-home="/"' });
  await waitUntil('both lists', () => form.calls.length === 2);
  await form.chooseState('Goa');
  await form.settle();
  assert.equal(
    form.callsTo('.php').map(({ url, fields }) => [url, fields]),
    [
      ['https://api.example/api/state.php', { action: 'state' }],
      ['https://api.example/api/city.php', { action: 'state' }],
    ],
  );
  await form.close();
});

test('the response fills the store of the page', async () => {
  const form = await openForm({ attributes: 'data-home="/"' });
  const { places } = await form.importModule<Store>('shared/lists/places-store.ts');
  await waitUntil('the states', () => places.getState().state_list.length);
  assert.equal(places.getState().state_list, [{ id: '1', name: 'Goa' }]);
  await form.close();
});

test('lists that fail are logged, and the form works without them', async () => {
  const fails = () => {
    throw new TypeError('fetch failed');
  };
  const form = await openForm({
    attributes: 'data-home="/"',
    url: 'https://partner.example/',
    handlers: { 'state.php': fails, 'city.php': fails },
  });
  await waitUntil('both failures', () => form.logged.length === 2);
  await form.send('sent');
  assert.is(form.logged.length, 2);
  await form.close();
});

test.run();
