import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { turn } from '../../support/turns';
import { ADDRESS, openPackage } from './open-package';

const OURS = '<script data-broker-loader></script>';

/** What a promise has come to by now. */
const stateOf = async (promise: Promise<unknown>) => {
  let state = 'waiting';
  promise.then(
    () => {
      state = 'kept';
    },
    (error) => {
      state = `${error}`;
    },
  );
  await turn();
  return state;
};

test("the loader's tag is put into the page once, however often it is asked for", async () => {
  const { load, tags, arrive, api, close } = await openPackage();
  const all = [load(), load(), load({ src: 'https://late.example/loader.js' })];
  assert.equal(
    tags().map(({ src, async, parentNode }) => [src, async, parentNode]),
    [[ADDRESS, true, document.head]],
  );
  await arrive();
  assert.equal(await Promise.all(all), [api, api, api]);
  await close();
});

test('the tag says what it was told', async () => {
  const { load, tags, close } = await openPackage();
  void load({
    src: 'https://cdn.example/v1.js',
    integrity: 'sha384-x',
    nonce: 'n',
    api: 'https://a.example/',
  });
  const [tag] = tags();
  assert.is(tag?.src, 'https://cdn.example/v1.js');
  assert.is(tag?.integrity, 'sha384-x');
  assert.is(tag?.crossOrigin, 'anonymous');
  assert.is(tag?.nonce, 'n');
  assert.is(tag?.dataset.api, 'https://a.example/');
  await close();
});

test('without integrity the file is fetched as the page does it', async () => {
  const { load, tags, close } = await openPackage();
  void load();
  assert.not(tags()[0]?.hasAttribute('crossorigin'));
  await close();
});

test("where the page has a tag of its own none is added, and its loader's arrival is heard", async () => {
  const { load, tags, arrive, api, close } = await openPackage({ html: OURS });
  const loaded = load();
  assert.is(tags().length, 1);
  await arrive();
  assert.is(await loaded, api);
  await close();
});

test('where the loader stands no tag is added', async () => {
  const { load, tags, api, close } = await openPackage({ standing: true });
  assert.is(await load(), api);
  assert.equal(tags(), []);
  await close();
});

test("a page's stub is no loader: it is waited for", async () => {
  const { load, arrive, api, close } = await openPackage({ html: OURS });
  window.BrokerWidgets = { q: [], scan() {}, mount() {}, unmount() {}, on() {} };
  const loaded = load();
  assert.is(await stateOf(loaded), 'waiting');
  await arrive();
  assert.is(await loaded, api);
  await close();
});

for (const [sign, selector] of [
  ['load', '#moved'],
  ['broker:ready', 'main'],
  ['broker:error', 'main'],
] as const)
  test(`a loader that came by another way than the tag is noticed at ${sign}`, async () => {
    const html = `<main></main><script id="moved"></script>${OURS}`;
    const { load, comes, find, tell, api, close } = await openPackage({ html });
    const loaded = load();
    await tell(sign, find(selector));
    assert.is(await stateOf(loaded), 'waiting');
    comes();
    await tell(sign, find(selector));
    assert.is(await loaded, api);
    await close();
  });

for (const [sign, says] of [
  ['error', 'did not come'],
  ['load', 'came, and is no loader'],
] as const)
  test(`a tag of ours whose file ${says} is taken away, and written anew by the next call with the same words`, async () => {
    const { load, tags, tell, arrive, api, close } = await openPackage();
    const src = 'https://cdn.example/loader.js';
    const loaded = load({ src, nonce: 'n' });
    await tell(sign);
    assert.is(await stateOf(loaded), `Error: ${src} ${says}`);
    assert.equal(tags(), []);
    const again = load();
    assert.equal(
      tags().map((tag) => [tag.src, tag.nonce]),
      [[src, 'n']],
    );
    await arrive();
    assert.is(await again, api);
    await close();
  });

test('a failure of another script is no concern', async () => {
  const { load, tell, find, close } = await openPackage({ html: '<script id="other"></script>' });
  const loaded = load();
  await tell('error', find('#other'));
  assert.is(await stateOf(loaded), 'waiting');
  await close();
});

test('a page that lets no script be written is told what to put into it', async () => {
  const { load, tags, close } = await openPackage();
  const create = document.createElement.bind(document);
  document.createElement = ((name: string) =>
    Object.defineProperty(create(name), 'src', {
      set() {
        throw new TypeError("requires 'TrustedScriptURL' assignment");
      },
    })) as typeof document.createElement;
  const state = await stateOf(load());
  assert.match(state, "requires 'TrustedScriptURL' assignment");
  assert.match(state, `put <script async src="${ADDRESS}" data-broker-loader> into it`);
  assert.equal(tags(), []);
  await close();
});

test('on a server it refuses, and nobody has to catch that', async () => {
  const { load, close } = await openPackage();
  await close();
  let lost: unknown;
  const hear = (error: unknown) => {
    lost = error;
  };
  process.once('unhandledRejection', hear);
  const refused = load();
  await turn();
  process.off('unhandledRejection', hear);
  assert.is(lost, undefined);
  assert.is(await stateOf(refused), 'Error: widgets need a page');
});

test.run();
