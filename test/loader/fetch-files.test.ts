import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../support/flush';
import { mounted, openPage, page, RUNTIME, runLoader, TAG, tableOf, WIDGET } from './open-page';
import { placeholder } from './open-scanner';

test("all of a widget's files are requested at once", async () => {
  let resolveChunk = () => {};
  const chunk = new Promise<void>((resolve) => {
    resolveChunk = resolve;
  });
  // The widget waits until its chunk runs. If the loader requested the chunk only after the widget had run, neither
  // file would ever finish.
  const files = {
    'greeting.mjs': `await chunkLoaded;\n${WIDGET}`,
    'chunk.mjs': `resolveChunk();\n${RUNTIME}`,
  };
  const { close } = openPage({ files });
  Object.assign(page, { chunkLoaded: chunk, resolveChunk });
  await runLoader();
  await mounted(1);
  await close();
});

test('a widget without a row in the loader is found in the file with all rows', async () => {
  const files = {
    'registry.mjs': tableOf('greeting', 'clock'),
    'clock.mjs': WIDGET,
  };
  const { errors, close } = openPage({ html: placeholder('b', 'clock'), files });
  await runLoader();
  await mounted(1);
  assert.equal([page.done, errors], [['b'], []]);
  await close();
});

for (const name of ['weather', 'constructor'])
  test(`the unknown name "${name}" is reported with the known ones`, async () => {
    const files = { 'registry.mjs': tableOf('greeting', 'clock') };
    const { errors, close } = openPage({ html: placeholder('b', name), files });
    await runLoader();
    await waitUntil('a report', () => errors.length > 0);
    assert.match(`${errors[0]?.[0]}`, `${name}: mounting from file://`);
    assert.match(`${errors[0]?.[0]}`, 'Error: no such widget; there are greeting,clock');
    await close();
  });

test('two placeholders of a widget share one request', async () => {
  const html = placeholder('a') + placeholder('b');
  const { errors, close } = openPage({ html, files: { 'greeting.mjs': 'missing' } });
  await runLoader();
  await waitUntil('both reports', () => errors.length === 2);
  assert.ok(errors[0]?.[2] instanceof Error);
  assert.is(errors[0]?.[2], errors[1]?.[2]);
  await close();
});

test('files that failed to load are requested again by the next mount()', async () => {
  const { base, errors, write, find, close } = openPage({ files: { 'greeting.mjs': 'missing' } });
  const widgets = await runLoader();
  await waitUntil('the report', () => errors.length);
  assert.match(
    `${errors[0]?.[0]}`,
    `broker-widgets: greeting: mounting from ${base}/ failed, the fallback stays: Error`,
  );
  assert.is(find('#a').textContent, 'fallback');
  write('greeting.mjs', WIDGET);
  await widgets.mount(find('#a'));
  assert.equal(page.done, ['a']);
  await close();
});

test('each file is preloaded with its hash before any is imported', async () => {
  const { base, links, close } = openPage();
  await runLoader({
    __REGISTRY__: [
      {
        __proto__: null,
        greeting: [
          ['greeting.mjs', 'aaa='],
          ['chunk.mjs', 'bbb='],
        ],
      },
      ['registry.mjs', ''],
    ],
  });
  await mounted(1);
  assert.equal(
    links.map(({ rel, href, integrity }) => [rel, href, integrity]),
    [
      ['modulepreload', `${base}/greeting.mjs`, 'sha256-aaa='],
      ['modulepreload', `${base}/chunk.mjs`, 'sha256-bbb='],
    ],
  );
  assert.is(document.querySelectorAll('link').length, 0);
  await close();
});

test('a blocked or changed file is named in the error, and nothing is imported', async () => {
  const { base, errors, close } = openPage({ files: { 'chunk.mjs': 'missing' } });
  await runLoader();
  await waitUntil('the report', () => errors.length);
  assert.match(`${errors[0]?.[0]}`, `${base}/chunk.mjs is blocked, missing or changed`);
  assert.equal(page.done, []);
  await close();
});

test('calls queued before the loader has loaded run in order', async () => {
  const { find, close } = openPage({ html: '<div id="a" data-broker-widget="greeting"></div>' });
  const events: string[] = [];
  const listener = ({ target }: Event) => void events.push((target as Element).id);
  const queued = {
    q: [
      ['on', 'broker:ready', listener],
      ['mount', find('#a')],
    ],
  };
  Object.assign(page, { BrokerWidgets: queued });
  const widgets = await runLoader();
  await mounted(1);
  await widgets.mount(find('#a'));
  assert.equal(events, ['a']);
  assert.is(widgets.version, '1.2.3');
  await close();
});

for (const [where, tag, url] of [
  ['data-debug on the tag', TAG.replace('src', 'data-debug src'), undefined],
  ['?broker-debug in the URL', TAG, 'https://partner.example/motor/?broker-debug'],
] as const)
  test(`with ${where} the diagnostics are loaded`, async () => {
    const files = {
      // The table lists only one file, so that no other file is still loading when the page closes.
      'registry.mjs': `export const filesOf = () => [['clock.mjs', '']];`,
      'clock.mjs': 'done.push("diagnostics");',
    };
    const { close } = openPage({ html: '', tag, url, files });
    await runLoader();
    await mounted(1);
    assert.equal(page.done, ['diagnostics']);
    await close();
  });

test('a chunk that fails to load keeps the widget from mounting', async () => {
  const { errors, close } = openPage({ files: { 'chunk.mjs': 'missing' } });
  await runLoader();
  await waitUntil('the report', () => errors.length);
  assert.equal(page.done, []);
  await close();
});

test.run();
