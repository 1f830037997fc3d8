import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { flush } from '../../support/flush';
import { ADDRESS, openPackage } from './open-package';

const OURS = '<script data-broker-loader></script>';

/** Returns the state of a promise: `pending`, `fulfilled`, or the error (as text) with which it was rejected. */
const stateOf = async (promise: Promise<unknown>) => {
  let state = 'pending';
  promise.then(
    () => {
      state = 'fulfilled';
    },
    (error) => {
      state = `${error}`;
    },
  );
  await flush();
  return state;
};

test('several load() calls insert one script tag', async () => {
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

test('the options of load() become attributes of the script tag', async () => {
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

test('without integrity the script tag has no crossorigin attribute', async () => {
  const { load, tags, close } = await openPackage();
  void load();
  assert.not(tags()[0]?.hasAttribute('crossorigin'));
  await close();
});

test("load() inserts no tag if the page has one, and resolves when the page's own loader loads", async () => {
  const { load, tags, arrive, api, close } = await openPackage({ html: OURS });
  const loaded = load();
  assert.is(tags().length, 1);
  await arrive();
  assert.is(await loaded, api);
  await close();
});

test('load() inserts no tag if the loader has already loaded', async () => {
  const { load, tags, api, close } = await openPackage({ isLoaded: true });
  assert.is(await load(), api);
  assert.equal(tags(), []);
  await close();
});

test('load() waits for the loader if the page has only the stub', async () => {
  const { load, arrive, api, close } = await openPackage({ html: OURS });
  window.BrokerWidgets = { q: [], scan() {}, mount() {}, unmount() {}, on() {} };
  const loaded = load();
  assert.is(await stateOf(loaded), 'pending');
  await arrive();
  assert.is(await loaded, api);
  await close();
});

for (const [type, selector] of [
  ['load', '#moved'],
  ['broker:ready', 'main'],
  ['broker:error', 'main'],
] as const)
  test(`load() resolves at ${type} if the loader was loaded by another script`, async () => {
    const html = `<main></main><script id="moved"></script>${OURS}`;
    const { load, defineApi, find, fireOnTag, api, close } = await openPackage({ html });
    const loaded = load();
    await fireOnTag(type, find(selector));
    assert.is(await stateOf(loaded), 'pending');
    defineApi();
    await fireOnTag(type, find(selector));
    assert.is(await loaded, api);
    await close();
  });

for (const [type, problem] of [
  ['error', 'failed to load'],
  ['load', 'loaded, but is not the loader'],
] as const)
  test(`a script tag that we inserted and that ${problem} is removed; the next call inserts it again with the same options`, async () => {
    const { load, tags, fireOnTag, arrive, api, close } = await openPackage();
    const src = 'https://cdn.example/loader.js';
    const loaded = load({ src, nonce: 'n' });
    await fireOnTag(type);
    assert.is(await stateOf(loaded), `Error: ${src} ${problem}`);
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

test("after the page's own tag has failed to load, the next call inserts another", async () => {
  const { load, tags, fireOnTag, arrive, api, close } = await openPackage({ html: OURS });
  const loaded = load();
  await fireOnTag('error');
  assert.match(await stateOf(loaded), 'failed to load');
  const again = load();
  assert.is(tags().length, 2);
  await arrive();
  assert.is(await again, api);
  await close();
});

const FAILED = '<script src="https://broker.example/loader.js" data-broker-loader></script>';
const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });
const finishLoading = () => {
  setReadyState('complete');
  window.dispatchEvent(new Event('load'));
};

test("if the page's own tag had failed before, load() on the loaded page inserts another", async () => {
  const { load, tags, fireOnTag, defineApi, api, close } = await openPackage({ html: FAILED });
  setReadyState('complete');
  const loaded = load();
  assert.is(tags().length, 2);
  defineApi();
  await fireOnTag('load', tags()[1]);
  assert.is(await loaded, api);
  await close();
});

test("if the page's own tag had failed before, load() rejects when the page has loaded, and the next call inserts another", async () => {
  const { load, tags, fireOnTag, defineApi, api, close } = await openPackage({ html: FAILED });
  setReadyState('interactive');
  const loaded = load();
  assert.is(await stateOf(loaded), 'pending');
  finishLoading();
  assert.is(await stateOf(loaded), `Error: ${ADDRESS} failed to load`);
  const again = load();
  assert.is(tags().length, 2);
  finishLoading();
  assert.is(await stateOf(again), 'pending');
  defineApi();
  await fireOnTag('load', tags()[1]);
  assert.is(await again, api);
  await close();
});

for (const [what, html] of [
  ['a type', FAILED.replace('<script', '<script type="text/plain"')],
  ['no address', FAILED.replace(' src=', ' data-src=')],
] as const)
  test(`load() waits for a tag with ${what} until the tool that keeps it back lets it run`, async () => {
    const { load, tags, arrive, api, close } = await openPackage({ html });
    setReadyState('interactive');
    const loaded = load();
    finishLoading();
    assert.is(await stateOf(loaded), 'pending');
    assert.is(tags().length, 1);
    await arrive();
    assert.is(await loaded, api);
    await close();
  });

test('an error of another script is ignored', async () => {
  const { load, fireOnTag, find, close } = await openPackage({ html: '<script id="other"></script>' });
  const loaded = load();
  await fireOnTag('error', find('#other'));
  assert.is(await stateOf(loaded), 'pending');
  await close();
});

test('if a policy blocks inserting the script, the error says which tag to add to the HTML', async () => {
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
  assert.match(state, `add <script async src="${ADDRESS}" data-broker-loader> to its HTML`);
  assert.equal(tags(), []);
  await close();
});

test('load() on a server rejects, without an unhandled rejection', async () => {
  const { load, close } = await openPackage();
  await close();
  let unhandled: unknown;
  const onUnhandled = (error: unknown) => {
    unhandled = error;
  };
  process.once('unhandledRejection', onUnhandled);
  const rejected = load();
  await flush();
  process.off('unhandledRejection', onUnhandled);
  assert.is(unhandled, undefined);
  assert.is(await stateOf(rejected), 'Error: widgets need a browser');
});

test.run();
