import { join } from 'node:path';
import { is } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { seedPlaces } from '../../demo/db/seeds';
import { CityList, StateList } from '../../widgets/contract/shapes';
import { STATES } from '../../widgets/contract/states';
import { withSite, writeFiles } from './temp-site';

test('state.php lists every state, in the shape of the contract', () =>
  withSite(async ({ post }) => {
    const response = await post({ action: 'state' }, '/api/state.php');
    assert.is(response.statusCode, 200);
    assert.ok(is(response.json(), StateList));
    assert.is(response.json().success, true);
    assert.equal(
      response.json().state.map(({ name }: { name: string }) => name),
      STATES,
    );
  }));

test('city.php lists the cities of the build, each with its state', () =>
  withSite(async ({ post }) => {
    const response = await post({ action: 'state' }, '/api/motor/city.php');
    assert.ok(is(response.json(), CityList));
    const { city } = response.json() as { city: { name: string; state: string }[] };
    assert.is(city.length, STATES.length + 1);
    const inTelangana = city.filter(({ state }) => state === 'Telangana').map(({ name }) => name);
    assert.equal(inTelangana, ['Hyderabad', 'Warangal']);
  }));

test('a list is compressed if the browser accepts it', () =>
  withSite(async ({ send }) => {
    const response = await send({
      method: 'POST',
      url: '/api/city.php',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'gzip, br' },
      payload: 'action=state',
    });
    assert.is(response.headers['content-encoding'], 'gzip');
  }));

test('an unknown action is rejected', () =>
  withSite(async ({ post }) => {
    const response = await post({ action: 'drop' }, '/api/state.php');
    assert.is(response.statusCode, 400);
    assert.is(response.json().message, 'action must be state');
  }));

test('a newer build replaces the cities', () =>
  withSite(async ({ db, folder, post }) => {
    const dist = join(folder, 'dist');
    await writeFiles(dist, { 'data/cities-1a2b/goa.json': '["Panaji","Margao"]' });
    await seedPlaces(db, dist);
    const { city } = (await post({ action: 'state' }, '/api/city.php')).json();
    const inGoa = city.filter(({ state }: { state: string }) => state === 'Goa');
    assert.equal(
      inGoa.map(({ name }: { name: string }) => name),
      ['Margao', 'Panaji'],
    );
  }));

test('the error for an invalid file of cities names the file', () =>
  withSite(async ({ db, folder }) => {
    const dist = join(folder, 'dist');
    await writeFiles(dist, { 'data/cities-1a2b/goa.json': '{"goa":1}' });
    await seedPlaces(db, dist).then(
      () => assert.unreachable(),
      (error) => assert.match(error.message, 'goa.json'),
    );
  }));

test.run();
