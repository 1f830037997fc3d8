import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BrokerWidgets } from '../../loader/main';
import { installDom, whenDomCloses } from '../support/dom';
import { hearConsole } from '../widgets/hear-console';
import { importFresh } from '../widgets/import-fresh';
import { until } from '../widgets/turns';
import { placeholder } from './open-scanner';

type Page = typeof globalThis & { BrokerWidgets?: BrokerWidgets; done: string[]; apis: string[] };
const page = globalThis as Page;

const WIDGET = `export const mount = (host, env) => {
  done.push(host.id);
  apis.push(env.api);
  return { update() {}, unmount() {} };
};`;
const CONSTANTS = {
  __VERSION__: '1.2.3',
  __SITE__: { api: 'https://api.example/api/', product: 'site', broker: { name: 'Test Broker', phone: '' } },
  __REGISTRY__: [
    {
      __proto__: null,
      greeting: [
        ['greeting.mjs', ''],
        ['chunk.mjs', ''],
      ],
    },
    ['registry.mjs', ''],
  ],
};
/** The chunk that places a widget. */
const RUNTIME = `export * from '${new URL('../../widgets/shared/place.ts', import.meta.url).href}';`;

const tableOf = (...names: string[]) => `
  const files = [['clock.mjs', ''], ['chunk.mjs', '']];
  export const filesOf = (name) => {
    if ([${names.map((name) => `'${name}'`)}].includes(name)) return files;
    throw Error('no such widget; there are ${names}');
  };`;

type LoaderPage = {
  readonly html?: string;
  /** The loader's tag; DIR stands for the address of its folder. */
  readonly tag?: string;
  readonly files?: Record<string, string>;
};
const TAG = '<script src="DIR/loader.js" data-broker-loader></script>';

/** A page with the loader's tag, whose files lie in a folder of their own. */
const openPage = ({ html = placeholder('a'), tag = TAG, files = {} }: LoaderPage = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'broker-loader-'));
  const write = (name: string, source: string) => writeFileSync(join(folder, name), source);
  const all = { 'greeting.mjs': WIDGET, 'chunk.mjs': RUNTIME, ...files };
  for (const [name, source] of Object.entries(all)) if (source !== 'missing') write(name, source);
  const base = pathToFileURL(folder).href;
  const dom = installDom(html + tag.replace('DIR', base), { url: 'https://partner.example/motor/' });
  whenDomCloses(() => rmSync(folder, { recursive: true }));
  const { errors, warnings } = hearConsole();
  Object.assign(page, CONSTANTS, { done: [], apis: [] });
  return {
    base,
    write,
    errors,
    warnings,
    find: (id: string) => document.querySelector(id) as HTMLElement,
    close: dom.close,
  };
};

let copies = 0;
/** What the loader's tag does: one more copy of it on the page. */
const runLoader = async (constants: Partial<typeof CONSTANTS> = {}) => {
  Object.assign(page, constants);
  await importFresh('loader/main.ts', ++copies);
  return page.BrokerWidgets as BrokerWidgets;
};
const mounted = (count: number) => until(`${count} mounted`, () => page.done.length >= count);

test('the placeholders of the page mount from the files beside the loader', async () => {
  const { errors, warnings, close } = openPage({ html: placeholder('a') + placeholder('b') });
  await runLoader();
  await mounted(2);
  assert.equal(page.done, ['a', 'b']);
  assert.equal([errors, warnings], [[], []]);
  await close();
});

test('a placeholder that comes later mounts too', async () => {
  const { close } = openPage({ html: '<main></main>' });
  await runLoader();
  (document.querySelector('main') as HTMLElement).innerHTML = placeholder('a');
  await mounted(1);
  await close();
});

test('the page gets one new name, with the version and what can be done', async () => {
  const { close } = openPage({ html: '' });
  const before = new Set(Object.getOwnPropertyNames(page));
  const widgets = await runLoader();
  const added = Object.getOwnPropertyNames(page).filter((name) => !before.has(name));
  assert.equal(added, ['BrokerWidgets']);
  assert.equal(Object.keys(widgets).sort(), ['import', 'mount', 'on', 'scan', 'unmount', 'version']);
  assert.is(widgets.version, '1.2.3');
  await close();
});

test('mount() and unmount() work on a placeholder, and on() hears of it until it is stopped', async () => {
  const { find, close } = openPage({ html: '<div id="a" data-broker-widget="greeting"></div>' });
  const widgets = await runLoader();
  const heard: string[] = [];
  const stop = widgets.on('broker:ready', ({ type, target }) =>
    heard.push(`${type} ${(target as Element).id}`),
  );
  widgets.on('broker:unmounted', ({ type }) => heard.push(type));
  await widgets.mount(find('#a'));
  widgets.unmount(find('#a'));
  stop();
  await widgets.mount(find('#a'));
  widgets.unmount(find('#a'));
  assert.equal(heard, ['broker:ready a', 'broker:unmounted', 'broker:unmounted']);
  assert.equal(page.done, ['a', 'a']);
  await close();
});

test("all of a widget's files are asked for at once", async () => {
  let comes = () => {};
  const chunk = new Promise<void>((resolve) => {
    comes = resolve;
  });
  // The widget waits for its chunk: were the chunk asked for after it, neither would ever be there.
  const files = { 'greeting.mjs': `await chunkHere;\n${WIDGET}`, 'chunk.mjs': `chunkComes();\n${RUNTIME}` };
  const { close } = openPage({ files });
  Object.assign(page, { chunkHere: chunk, chunkComes: comes });
  await runLoader();
  await mounted(1);
  await close();
});

test('a widget that is not in the loader’s first rows is found in the table of all', async () => {
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
  test(`the name "${name}", which no table has, is reported with those that there are`, async () => {
    const files = { 'registry.mjs': tableOf('greeting', 'clock') };
    const { errors, close } = openPage({ html: placeholder('b', name), files });
    await runLoader();
    await until('a report', () => errors.length > 0);
    assert.match(`${errors[0]?.[0]}`, `${name}: mounting from file://`);
    assert.match(`${errors[0]?.[0]}`, 'Error: no such widget; there are greeting,clock. The fallback stays.');
    await close();
  });

test('two placeholders of a widget share one request', async () => {
  const html = placeholder('a') + placeholder('b');
  const { errors, close } = openPage({ html, files: { 'greeting.mjs': 'missing' } });
  await runLoader();
  await until('both reports', () => errors.length === 2);
  assert.ok(errors[0]?.[2] instanceof Error);
  assert.is(errors[0]?.[2], errors[1]?.[2]);
  await close();
});

test('files that did not come are asked for anew by the next mount()', async () => {
  const { base, errors, write, find, close } = openPage({ files: { 'greeting.mjs': 'missing' } });
  const widgets = await runLoader();
  await until('the report', () => errors.length);
  assert.match(`${errors[0]?.[0]}`, `broker-widgets: greeting: mounting from ${base}/ failed: Error`);
  assert.is(find('#a').textContent, 'fallback');
  write('greeting.mjs', WIDGET);
  await widgets.mount(find('#a'));
  assert.equal(page.done, ['a']);
  await close();
});

test('a chunk that does not come is a failure as well', async () => {
  const { errors, close } = openPage({ files: { 'chunk.mjs': 'missing' } });
  await runLoader();
  await until('the report', () => errors.length);
  assert.equal(page.done, []);
  await close();
});

for (const [version, warns] of [
  ['1.2.3', false],
  ['1.2.4', true],
] as const)
  test(`a second copy, of version ${version}, hands over to the first ${warns ? 'with a' : 'without'} warning`, async () => {
    const { warnings, close } = openPage();
    const first = await runLoader();
    const second = await runLoader({ __VERSION__: version });
    assert.is(second, first);
    assert.equal(
      warnings,
      warns ? [['broker-widgets: 1.2.4 hands over to 1.2.3, the first on this page']] : [],
    );
    await mounted(1);
    await first.mount(document.querySelector('#a') as Element);
    assert.equal(page.done, ['a']);
    await close();
  });

test('the tag is found by its attribute before the script that is running', async () => {
  const { base, close } = openPage({ tag: `<script src="https://optimiser.example/all.js"></script>${TAG}` });
  const [other] = document.querySelectorAll('script');
  Object.defineProperty(document, 'currentScript', { value: other, configurable: true });
  await runLoader({ __SITE__: { ...CONSTANTS.__SITE__, api: 'api/' } });
  await mounted(1);
  assert.equal(page.apis, [`${base}/api/`]);
  await close();
});

test('without the attribute it is the script that is running', async () => {
  const { close } = openPage({ tag: '<script src="DIR/loader.js"></script>' });
  Object.defineProperty(document, 'currentScript', {
    value: document.querySelector('script'),
    configurable: true,
  });
  await runLoader();
  await mounted(1);
  await close();
});

for (const tag of ['', '<script data-broker-loader>/* inline */</script>'])
  test(`a loader ${tag ? 'whose tag has no address' : 'without a tag'} says what it looks for, and leaves no name behind`, async () => {
    const { close } = openPage({ tag });
    const problem = await runLoader().catch((error: Error) => error.message);
    assert.is(problem, 'broker-widgets: no <script src="…/loader.js" data-broker-loader> found');
    assert.not('BrokerWidgets' in page);
    await close();
  });

const APIS: [attribute: string, site: string, api: string][] = [
  ['', 'https://api.example/api/', 'https://api.example/api/'],
  ['', 'https://api.example/api', 'https://api.example/api/'],
  ['', 'api/', 'BASE/api/'],
  ['data-api="https://other.example/x"', 'api/', 'https://other.example/x/'],
  ['data-api="v2/"', 'api/', 'BASE/v2/'],
  ['data-api=""', 'https://api.example/api/', 'https://api.example/api/'],
];

for (const [attribute, site, api] of APIS)
  test(`with ${attribute || 'no data-api'} on the tag, and ${site} of the site, the API is ${api}`, async () => {
    const { base, close } = openPage({ tag: TAG.replace('src', `${attribute} src`) });
    await runLoader({ __SITE__: { ...CONSTANTS.__SITE__, api: site } });
    await mounted(1);
    assert.equal(page.apis, [api.replace('BASE', base)]);
    await close();
  });

test("a data-api on the tag that is no address warns, and the site's is used", async () => {
  const { warnings, close } = openPage({ tag: TAG.replace('src', 'data-api="https://" src') });
  await runLoader();
  await mounted(1);
  assert.equal(page.apis, ['https://api.example/api/']);
  assert.is(warnings.length, 1);
  assert.match(`${warnings[0]?.[0]}`, /data-api="https:\/\/".*https:\/\/api\.example\/api\//);
  await close();
});

test('data-api on a placeholder counts before that on the tag', async () => {
  const { close } = openPage({
    html: placeholder('a', 'greeting', 'data-api="https://mine.example/"'),
    tag: TAG.replace('src', 'data-api="https://other.example/" src'),
  });
  await runLoader();
  await mounted(1);
  assert.equal(page.apis, ['https://mine.example/']);
  await close();
});

test.run();
