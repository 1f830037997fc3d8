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
const listResponse = (...ids: unknown[]) => ({ success: true, data: ids.map((id) => ({ id })) });

let pages = 0;
const openPage = () => importFresh<Lists>('widgets/shared/lists/list-store.ts', ++pages);

/** Starts a visit (a tab with an empty session), and opens its first page. */
const startVisit = async (handler: FetchHandler, options: DomOptions = {}) => {
  const dom = installDom('', options);
  const { errors } = captureConsole();
  const { calls } = stubFetch(handler);
  const load = ({ loadList, parseItems }: Lists) => loadList(LIST_JOBS, {}, parseItems(Item), ENV);
  return { dom, errors, calls, page: await openPage(), load };
};

/** Advances Date.now(), from which the store computes the age of a cached response. */
const advanceDate = (ms: number) => {
  const { now } = Date;
  Date.now = () => now() + ms;
  whenDomCloses(() => {
    Date.now = now;
  });
};

const ids = (data: readonly { id: string }[] | undefined) => data?.map(({ id }) => id);

test('a list is requested from its endpoint, and its items are in the store', async () => {
  const { dom, calls, errors, page, load } = await startVisit(() => listResponse('a', 'b'));
  const list = load(page);
  assert.equal(list.getState(), { phase: 'loading', data: undefined });
  await waitUntil('the response', () => list.getState().phase === 'ready');
  assert.equal(ids(list.getState().data), ['a', 'b']);
  assert.is(calls[0]?.url, 'https://api.example/api/careers.php');
  assert.equal(calls[0]?.fields, { action: 'web_list' });
  assert.equal(errors, []);
  await dom.close();
});

test('an item has no characters that the page of the build leaves out', async () => {
  const { dom, errors, page, load } = await startVisit(() => listResponse('a\u000bb\0'));
  const list = load(page);
  await waitUntil('the response', () => list.getState().phase === 'ready');
  assert.equal([ids(list.getState().data), errors], [['a\nb'], []]);
  await dom.close();
});

test('widgets on a page share one request and its response', async () => {
  const { dom, calls, page, load } = await startVisit(() => listResponse('a'));
  const first = load(page);
  assert.is(load(page), first);
  await waitUntil('the response', () => first.getState().phase === 'ready');
  assert.is(load(page), first);
  assert.is(calls.length, 1);
  await dom.close();
});

test('requests with other values, endpoints or APIs are not shared', async () => {
  const { dom, calls, page } = await startVisit(() => listResponse('a'));
  const { loadList, parseItems } = page;
  const read = parseItems(Item);
  const lists = [
    loadList(LIST_JOBS, {}, read, ENV),
    loadList(LIST_JOBS, { id: '1' }, read, ENV),
    loadList(LIST_POSTS, {}, read, ENV),
    loadList(LIST_JOBS, {}, read, { ...ENV, api: 'https://other.example/api/' }),
  ];
  assert.is(new Set(lists).size, 4);
  await waitUntil('the responses', () => lists.every((list) => list.getState().phase === 'ready'));
  assert.is(calls.length, 4);
  await dom.close();
});

test('for 60 s the next page of the visit shows the cached response at once, without a request', async () => {
  const { dom, calls, page, load } = await startVisit(() => listResponse('a'));
  const list = load(page);
  await waitUntil('the response', () => list.getState().phase === 'ready');
  advanceDate(CACHE_TTL_MS - 5_000);
  const next = load(await openPage());
  assert.equal(ids(next.getState().data), ['a']);
  assert.is(next.getState().phase, 'ready');
  assert.is(calls.length, 1);
  await dom.close();
});

test('after 60 s the stale response is shown until the new one arrives', async () => {
  let id = 'old';
  const { dom, calls, page, load } = await startVisit(() => listResponse(id));
  const list = load(page);
  await waitUntil('the response', () => list.getState().phase === 'ready');
  advanceDate(CACHE_TTL_MS + 1);
  id = 'new';
  const next = load(await openPage());
  assert.equal(ids(next.getState().data), ['old']);
  await waitUntil('the new response', () => ids(next.getState().data)?.[0] === 'new');
  assert.is(calls.length, 2);
  await dom.close();
});

test('a widget that mounts on the same page after 60 s requests the list again, and shows the old one until then', async () => {
  let id = 'old';
  const { dom, calls, page, load } = await startVisit(() => listResponse(id));
  const list = load(page);
  await waitUntil('the response', () => list.getState().phase === 'ready');
  advanceDate(CACHE_TTL_MS + 1);
  id = 'new';
  for (const next of [load(page), load(page)]) assert.equal(ids(next.getState().data), ['old']);
  await waitUntil('the new response', () => ids(list.getState().data)?.[0] === 'new');
  load(page);
  assert.is(calls.length, 2);
  await dom.close();
});

test('a widget that mounts on the same page after a failure requests the list again', async () => {
  let fails = true;
  const { dom, calls, page, load } = await startVisit(() => {
    if (fails) throw new TypeError('offline');
    return listResponse('a');
  });
  const list = load(page);
  await waitUntil('the failure', () => list.getState().phase === 'failed');
  fails = false;
  assert.equal(load(page).getState(), { phase: 'loading', data: undefined });
  await waitUntil('the response', () => list.getState().phase === 'ready');
  assert.equal(ids(list.getState().data), ['a']);
  assert.is(calls.length, 2);
  await dom.close();
});

test('a cached response from the future is requested again: the clock has been set back', async () => {
  const { dom, calls, page, load } = await startVisit(() => listResponse('a'));
  const list = load(page);
  await waitUntil('the response', () => list.getState().phase === 'ready');
  advanceDate(-60_000);
  load(await openPage());
  await waitUntil('the new request', () => calls.length === 2);
  await dom.close();
});

test('if the new request fails, the stale response stays', async () => {
  let fails = false;
  const { dom, errors, page, load } = await startVisit(() => {
    if (fails) throw new TypeError('offline');
    return listResponse('old');
  });
  const list = load(page);
  await waitUntil('the response', () => list.getState().phase === 'ready');
  advanceDate(CACHE_TTL_MS + 1);
  fails = true;
  const next = load(await openPage());
  await waitUntil('the failure', () => errors.length);
  assert.equal(ids(next.getState().data), ['old']);
  await dom.close();
});

const FAILURES: Readonly<Record<string, readonly [FetchHandler, RegExp]>> = {
  'a status 500': [() => new Response('{}', { status: 500 }), /careers\.php got status 500/],
  'a response that is not JSON': [() => new Response('<html>'), /careers\.php got status 200, not JSON/],
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
  'a refusal as text': [() => ({ success: 'false', data: [] }), /careers\.php answered: undefined/],
  'neither success nor data': [() => ({ message: 'Try later' }), /careers\.php answered: Try later/],
};

for (const [name, [handler, message]] of Object.entries(FAILURES))
  test(`${name} is logged with the endpoint, the list has failed, and the next page requests it again`, async () => {
    const { dom, calls, errors, page, load } = await startVisit(handler);
    const list = load(page);
    await waitUntil('the failure', () => list.getState().phase === 'failed');
    assert.is(list.getState().data, undefined);
    assert.match(String(errors[0]?.[0]), message);
    load(await openPage());
    assert.is(calls.length, 2);
    await dom.close();
  });

const ACCEPTED: readonly [string, Record<string, unknown>, readonly string[]][] = [
  ['without success', { data: [{ id: 'a' }] }, ['a']],
  ["with success 'true'", { success: 'true', data: [{ id: 'a' }] }, ['a']],
  ['with success 1', { success: 1, data: [{ id: 'a' }] }, ['a']],
  ['whose data is null', { success: true, data: null }, []],
  ['without data', { success: true }, []],
];
for (const [name, response, expected] of ACCEPTED)
  test(`a list response ${name} is accepted`, async () => {
    const { dom, errors, page, load } = await startVisit(() => response);
    const list = load(page);
    await waitUntil('the response', () => list.getState().phase === 'ready');
    assert.equal(ids(list.getState().data), expected);
    assert.equal(errors, []);
    await dom.close();
  });

test('a single item may be the only element of an array', async () => {
  const { dom, errors, page } = await startVisit(() => ({ success: true, data: [{ id: 'a' }] }));
  const item = page.loadList(LIST_JOBS, {}, page.parseItem(Item), ENV);
  await waitUntil('the response', () => item.getState().phase === 'ready');
  assert.equal(item.getState().data, { id: 'a' });
  assert.equal(errors, []);
  await dom.close();
});

test('a malformed item is logged with its index, and the others are kept', async () => {
  const { dom, errors, page, load } = await startVisit(() => listResponse('a', 5, 'c'));
  const list = load(page);
  await waitUntil('the response', () => list.getState().phase === 'ready');
  assert.equal(ids(list.getState().data), ['a', 'c']);
  assert.match(String(errors[0]?.[0]), /item 1 is left out: id:/);
  await dom.close();
});

test('a long list is parsed in batches: timers run in between, and its items keep their order', async () => {
  const numbers = Array.from({ length: 1000 }, (_, at) => `${at}`);
  const { dom, calls, page, load } = await startVisit(() => listResponse(...numbers));
  let turns = 0;
  const timer = setInterval(() => turns++);
  const list = load(page);
  await waitUntil('the response', () => list.getState().phase === 'ready');
  assert.equal(ids(list.getState().data), numbers);
  assert.ok(turns > 2, `${turns}`);
  const next = load(await openPage());
  await waitUntil('the cached response', () => next.getState().phase === 'ready');
  assert.equal(ids(next.getState().data), numbers);
  assert.is(calls.length, 1);
  clearInterval(timer);
  await dom.close();
});

test('a single malformed item is a failure that names the field', async () => {
  const { dom, errors, page } = await startVisit(() => ({ success: true, data: { id: 5 } }));
  const list = page.loadList(LIST_JOBS, {}, page.parseItem(Item), ENV);
  await waitUntil('the failure', () => list.getState().phase === 'failed');
  assert.match(String(errors[0]?.[0]), /at path: id/i);
  await dom.close();
});

test('a cached response that another version stored and that cannot be parsed is requested again', async () => {
  const { dom, calls, errors, page, load } = await startVisit(() => listResponse('a'));
  const first = load(page);
  await waitUntil('the response', () => first.getState().phase === 'ready');
  for (const key of Object.keys({ ...sessionStorage }))
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), data: 'other' }));
  const next = load(await openPage());
  assert.is(next.getState().data, undefined);
  await waitUntil('the new response', () => next.getState().phase === 'ready');
  assert.is(calls.length, 2);
  assert.equal(errors, []);
  await dom.close();
});

test('without storage each page requests the list, without an error', async () => {
  const { dom, calls, errors, page, load } = await startVisit(() => listResponse('a'));
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new Error('denied');
    },
  });
  for (const one of [page, await openPage()]) {
    const list = load(one);
    await waitUntil('the response', () => list.getState().phase === 'ready');
  }
  assert.is(calls.length, 2);
  assert.equal(errors, []);
  await dom.close();
});

test.run();
