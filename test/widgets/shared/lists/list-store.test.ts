import { string, type } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LIST_JOBS, LIST_POSTS } from '../../../../widgets/contract/list-endpoints';
import { CACHE_TTL_MS } from '../../../../widgets/shared/lists/response-cache';
import { captureConsole } from '../../../support/capture-console';
import { type DomOptions, installDom, whenDomCloses } from '../../../support/dom';
import { waitUntil } from '../../../support/flush';
import { importFresh } from '../../../support/import-fresh';
import { type FetchHandler, stubFetch } from '../../../support/stub-fetch';

type Lists = typeof import('../../../../widgets/shared/lists/list-store');

const ENV = { api: 'https://api.example/api/', product: 'site' };
const Item = type({ id: string() });
const answer = (...ids: unknown[]) => ({ success: true, data: ids.map((id) => ({ id })) });

let pages = 0;
const openPage = () => importFresh<Lists>('widgets/shared/lists/list-store.ts', ++pages);

/** A visit that has just begun, with its first page. */
const begin = async (handler: FetchHandler, options: DomOptions = {}) => {
  const dom = installDom('', options);
  const { errors } = captureConsole();
  const { calls } = stubFetch(handler);
  const on = ({ loadList, parseItems }: Lists) => loadList(LIST_JOBS, {}, parseItems(Item), ENV);
  return { dom, errors, calls, page: await openPage(), on };
};

/** Lets time pass as far as the age of an answer goes. */
const later = (ms: number) => {
  const { now } = Date;
  Date.now = () => now() + ms;
  whenDomCloses(() => {
    Date.now = now;
  });
};

const ids = (data: readonly { id: string }[] | undefined) => data?.map(({ id }) => id);

test('a list is asked for as the endpoint says, and its items arrive', async () => {
  const { dom, calls, errors, page, on } = await begin(() => answer('a', 'b'));
  const list = on(page);
  assert.equal(list.getState(), { phase: 'loading', data: undefined });
  await waitUntil('the answer', () => list.getState().phase === 'there');
  assert.equal(ids(list.getState().data), ['a', 'b']);
  assert.is(calls[0]?.url, 'https://api.example/api/careers.php');
  assert.equal(calls[0]?.fields, { action: 'web_list' });
  assert.equal(errors, []);
  await dom.close();
});

test('widgets of a page share one call and one answer', async () => {
  const { dom, calls, page, on } = await begin(() => answer('a'));
  const first = on(page);
  assert.is(on(page), first);
  await waitUntil('the answer', () => first.getState().phase === 'there');
  assert.is(on(page), first);
  assert.is(calls.length, 1);
  await dom.close();
});

test('calls with other values, or to another script, are others', async () => {
  const { dom, calls, page } = await begin(() => answer('a'));
  const { loadList, parseItems } = page;
  const read = parseItems(Item);
  const lists = [
    loadList(LIST_JOBS, {}, read, ENV),
    loadList(LIST_JOBS, { id: '1' }, read, ENV),
    loadList(LIST_POSTS, {}, read, ENV),
    loadList(LIST_JOBS, {}, read, { ...ENV, api: 'https://other.example/api/' }),
  ];
  assert.is(new Set(lists).size, 4);
  await waitUntil('the answers', () => lists.every((list) => list.getState().phase === 'there'));
  assert.is(calls.length, 4);
  await dom.close();
});

test('the next page of the visit shows an answer at once, and asks for none within 60 s', async () => {
  const { dom, calls, page, on } = await begin(() => answer('a'));
  const list = on(page);
  await waitUntil('the answer', () => list.getState().phase === 'there');
  later(CACHE_TTL_MS - 5_000);
  const next = on(await openPage());
  assert.equal(ids(next.getState().data), ['a']);
  assert.is(next.getState().phase, 'there');
  assert.is(calls.length, 1);
  await dom.close();
});

test('after 60 s the old answer shows until the new one has come', async () => {
  let id = 'old';
  const { dom, calls, page, on } = await begin(() => answer(id));
  const list = on(page);
  await waitUntil('the answer', () => list.getState().phase === 'there');
  later(CACHE_TTL_MS + 1);
  id = 'new';
  const next = on(await openPage());
  assert.equal(ids(next.getState().data), ['old']);
  await waitUntil('the new answer', () => ids(next.getState().data)?.[0] === 'new');
  assert.is(calls.length, 2);
  await dom.close();
});

test('where the new answer fails the old one stays', async () => {
  let fails = false;
  const { dom, errors, page, on } = await begin(() => {
    if (fails) throw new TypeError('offline');
    return answer('old');
  });
  const list = on(page);
  await waitUntil('the answer', () => list.getState().phase === 'there');
  later(CACHE_TTL_MS + 1);
  fails = true;
  const next = on(await openPage());
  await waitUntil('the failure', () => errors.length);
  assert.equal(ids(next.getState().data), ['old']);
  await dom.close();
});

const FAILURES: Readonly<Record<string, readonly [FetchHandler, RegExp]>> = {
  'a status 500': [() => new Response('{}', { status: 500 }), /careers\.php got status 500/],
  'what is not JSON': [() => new Response('<html>'), /careers\.php got status 200, not JSON/],
  'no connection': [
    () => {
      throw new TypeError('Failed to fetch');
    },
    /careers\.php got TypeError: Failed to fetch/,
  ],
  'a refusal': [() => ({ success: false, message: 'No such job' }), /careers\.php answered: No such job/],
  'a list of the wrong shape': [
    () => ({ success: true, data: { id: 'a' } }),
    /careers\.php gave data of the wrong shape: .*a list was expected and object came/,
  ],
  'no data': [() => ({ success: true }), /wrong shape: .*undefined came/],
};

for (const [name, [handler, said]] of Object.entries(FAILURES))
  test(`${name} is logged with the endpoint, the list has failed, and the next page asks again`, async () => {
    const { dom, calls, errors, page, on } = await begin(handler);
    const list = on(page);
    await waitUntil('the failure', () => list.getState().phase === 'failed');
    assert.is(list.getState().data, undefined);
    assert.match(String(errors[0]?.[0]), said);
    on(await openPage());
    assert.is(calls.length, 2);
    await dom.close();
  });

test('an item of the wrong shape is logged with its place, and the rest is shown', async () => {
  const { dom, errors, page, on } = await begin(() => answer('a', 5, 'c'));
  const list = on(page);
  await waitUntil('the answer', () => list.getState().phase === 'there');
  assert.equal(ids(list.getState().data), ['a', 'c']);
  assert.match(String(errors[0]?.[0]), /item 1 is left out: id:/);
  await dom.close();
});

test('a long list is read in turns: timers run in between, and its items keep their order', async () => {
  const numbers = Array.from({ length: 3000 }, (_, at) => `${at}`);
  const { dom, calls, page, on } = await begin(() => answer(...numbers));
  let turns = 0;
  const timer = setInterval(() => turns++);
  const list = on(page);
  await waitUntil('the answer', () => list.getState().phase === 'there');
  assert.equal(ids(list.getState().data), numbers);
  assert.ok(turns > 2, `${turns}`);
  const next = on(await openPage());
  await waitUntil('what was kept', () => next.getState().phase === 'there');
  assert.equal(ids(next.getState().data), numbers);
  assert.is(calls.length, 1);
  clearInterval(timer);
  await dom.close();
});

test('one item of the wrong shape is a failure that names the field', async () => {
  const { dom, errors, page } = await begin(() => ({ success: true, data: { id: 5 } }));
  const list = page.loadList(LIST_JOBS, {}, page.parseItem(Item), ENV);
  await waitUntil('the failure', () => list.getState().phase === 'failed');
  assert.match(String(errors[0]?.[0]), /at path: id/i);
  await dom.close();
});

test('what another version of the site kept, and cannot be read, is asked for anew', async () => {
  const { dom, calls, errors, page, on } = await begin(() => answer('a'));
  const first = on(page);
  await waitUntil('the answer', () => first.getState().phase === 'there');
  for (const key of Object.keys({ ...sessionStorage }))
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), data: 'other' }));
  const next = on(await openPage());
  assert.is(next.getState().data, undefined);
  await waitUntil('the new answer', () => next.getState().phase === 'there');
  assert.is(calls.length, 2);
  assert.equal(errors, []);
  await dom.close();
});

test('without storage each page asks, and nothing fails', async () => {
  const { dom, calls, errors, page, on } = await begin(() => answer('a'));
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new Error('denied');
    },
  });
  for (const one of [page, await openPage()]) {
    const list = on(one);
    await waitUntil('the answer', () => list.getState().phase === 'there');
  }
  assert.is(calls.length, 2);
  assert.equal(errors, []);
  await dom.close();
});

test.run();
