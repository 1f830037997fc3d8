import { string, type } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LIST_MEDIA } from '../../../../widgets/contract/list-endpoints';
import { captureConsole } from '../../../support/capture-console';
import { installDom } from '../../../support/dom';
import { flush, waitUntil } from '../../../support/flush';
import { importFresh } from '../../../support/import-fresh';
import { stubFetch } from '../../../support/stub-fetch';

type Lists = typeof import('../../../../widgets/shared/lists/list-store');

const ENV = { api: 'https://api.example/api/', product: 'site' };
const Item = type({ id: string() });
const items = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}` }));
const KEY = 'broker-list https://api.example/api/media.php {"action":"web_list"}';

let pages = 100;
const startVisit = async (data: unknown) => {
  const dom = installDom();
  const { errors } = captureConsole();
  const { calls } = stubFetch(() => ({ success: true, data }));
  const { loadList, parseItems } = await importFresh<Lists>('widgets/shared/lists/list-store.ts', ++pages);
  return { dom, errors, calls, parseItems, load: () => loadList(LIST_MEDIA, {}, parseItems(Item), ENV) };
};

test('a thousand items are parsed asynchronously, in order, and a malformed one is logged with its index', async () => {
  const data: unknown[] = items(1000);
  data[437] = { id: 5 };
  const page = await startVisit(data);
  assert.instance(page.parseItems(Item)(data), Promise);
  assert.not.instance(page.parseItems(Item)(items(50)), Promise);
  page.errors.length = 0;
  const list = page.load();
  await waitUntil('the list', () => list.getState().phase === 'ready');
  const read = list.getState().data as readonly { id: string }[];
  assert.is(read.length, 999);
  assert.equal([read[0]?.id, read[436]?.id, read[437]?.id, read[998]?.id], ['0', '436', '438', '999']);
  assert.match(`${page.errors.at(-1)}`, 'item 437 is left out: id');
  await page.dom.close();
});

test('a long cached response that is fresh is not requested again', async () => {
  const page = await startVisit(items(1));
  sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), data: items(300) }));
  const list = page.load();
  await waitUntil('the list', () => list.getState().phase === 'ready');
  assert.is(list.getState().data?.length, 300);
  assert.equal(page.calls, []);
  await page.dom.close();
});

for (const [count, stored] of [
  [1000, true],
  [1001, false],
] as const) {
  test(`a response with ${count} items is ${stored ? 'stored' : 'too long to be stored'}`, async () => {
    const page = await startVisit(items(count));
    const list = page.load();
    await waitUntil('the list', () => list.getState().phase === 'ready');
    // Let pending promises settle, because the store saves the response only after the list is ready.
    await flush();
    assert.is(sessionStorage.getItem(KEY) !== null, stored);
    await page.dom.close();
  });
}

test('a long stale response does not replace the new one', async () => {
  const page = await startVisit(items(1));
  sessionStorage.setItem(KEY, JSON.stringify({ at: 0, data: items(2000) }));
  const list = page.load();
  const seen: (number | undefined)[] = [];
  list.subscribe(({ data }) => void seen.push(data?.length));
  await waitUntil('both', () => seen.length === 2);
  assert.equal(seen, [2000, 1]);
  await page.dom.close();
});

test.run();
