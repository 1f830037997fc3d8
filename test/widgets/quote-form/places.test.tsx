import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/flush';
import { openForm } from './open-form';

type Store = typeof import('../../../widgets/shared/lists/places-store');

test('the lists of places are not requested before the form is used', async () => {
  const form = await openForm();
  await form.settle();
  assert.equal(form.calls, []);
  await form.close();
});

test('the lists of places are requested half a second after the first focus in the form', async () => {
  const form = await openForm();
  await act(async () => form.field('first_name').focus());
  await form.clock.advance(499);
  await form.settle();
  assert.equal(form.calls, []);
  await form.clock.advance(1);
  await waitUntil('both lists', () => form.calls.length === 2);
  const requests = form.calls.map(({ url, fields }) => [url, fields]);
  assert.equal(requests, [
    ['https://api.example/api/state.php', { action: 'state' }],
    ['https://api.example/api/city.php', { action: 'state' }],
  ]);
  await form.close();
});

test('focusing more fields requests no more lists', async () => {
  const form = await openForm();
  for (const name of ['first_name', 'email', 'message', 'first_name']) {
    await act(async () => form.field(name).focus());
    await form.clock.advance(500);
    await form.settle();
  }
  assert.is(form.calls.length, 2);
  await form.close();
});

test('with data-home the lists are requested once, immediately', async () => {
  const form = await openForm({ attributes: 'data-home="/"' });
  await waitUntil('both lists', () => form.calls.length === 2);
  await act(async () => form.field('first_name').focus());
  await form.clock.advance(500);
  await form.settle();
  assert.is(form.calls.length, 2);
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

test('a form that is unmounted before it is used requests nothing', async () => {
  const form = await openForm();
  await act(async () => form.mounted.unmount());
  form.host.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  await form.clock.advance(500);
  await form.settle();
  assert.equal(form.calls, []);
  await form.close();
});

test.run();
