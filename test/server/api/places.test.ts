import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { is } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cacheResponse } from '../../../server/api/cached-response';
import { seedPlaces } from '../../../server/db/seeds';
import { CityList, StateList } from '../../../widgets/contract/shapes';
import { STATES } from '../../../widgets/contract/states';
import { CITIES_FILE, withSite, writeFiles } from '../temp-site';

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

const CITIES = { method: 'GET', url: '/api/city.php?action=state' } as const;

test('lists are compressed as well as the client accepts, and alike for GET and POST', () =>
  withSite(async ({ post, send }) => {
    const { body } = await post({ action: 'state' }, '/api/city.php');
    const ask = (accepted: string) => send({ ...CITIES, headers: { 'accept-encoding': accepted } });
    const [plain, gzipped, brotli] = [await ask('identity'), await ask('gzip'), await ask('gzip, br')];
    assert.equal(
      [plain, gzipped, brotli].map(({ headers }) => headers['content-encoding']),
      [undefined, 'gzip', 'br'],
    );
    assert.equal(
      [plain.body, `${gunzipSync(gzipped.rawPayload)}`, `${brotliDecompressSync(brotli.rawPayload)}`],
      [body, body, body],
    );
    assert.is(plain.headers['access-control-allow-origin'], '*');
  }));

test('a client that has a list already is told so, until the list changes', () =>
  withSite(async ({ send }) => {
    const { headers } = await send(CITIES);
    const again = await send({ ...CITIES, headers: { 'if-none-match': `"older", W/${headers.etag}` } });
    assert.equal([again.statusCode, again.body, again.headers.etag], [304, '', headers.etag]);
    const other = await send({ ...CITIES, headers: { 'if-none-match': '"other"' } });
    assert.is(other.statusCode, 200);
  }));

test('a list is read once a minute, however many ask for it; a failure is not cached', async () => {
  let time = 0;
  let reads = 0;
  let fails = false;
  const read = cacheResponse(
    async () => {
      reads++;
      if (fails) throw new Error('locked');
      return { success: true, reads };
    },
    () => time,
  );
  await Promise.all([read(), read()]);
  await read();
  assert.is(reads, 1);
  time = 60_000;
  fails = true;
  assert.match(await read().catch(({ message }) => message), 'locked');
  fails = false;
  assert.is(`${(await read()).json}`, '{"success":true,"reads":3}');
});

test('an unknown action is rejected', () =>
  withSite(async ({ post }) => {
    const response = await post({ action: 'drop' }, '/api/state.php');
    assert.is(response.statusCode, 400);
    assert.is(response.json().message, 'action must be state');
  }));

test('a newer build replaces the cities', () =>
  withSite(async ({ db, folder, post }) => {
    const dist = join(folder, 'dist');
    await writeFiles(dist, { [CITIES_FILE]: '{"Goa":["Panaji","Margao"]}' });
    await seedPlaces(db, dist);
    const { city } = (await post({ action: 'state' }, '/api/city.php')).json();
    assert.equal(
      city.map(({ name }: { name: string }) => name),
      ['Margao', 'Panaji'],
    );
  }));

test('the error for an invalid file of cities names the file', () =>
  withSite(async ({ db, folder }) => {
    const dist = join(folder, 'dist');
    await writeFiles(dist, { [CITIES_FILE]: '{"Goa":1}' });
    await seedPlaces(db, dist).then(
      () => assert.unreachable(),
      (error) => assert.match(error.message, CITIES_FILE),
    );
  }));

test.run();
