import { createHash } from 'node:crypto';
import { SourceMap } from 'node:module';
import { runInNewContext } from 'node:vm';
import { type OutputAsset, type OutputChunk, type Plugin, rollup } from 'rollup';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

type ChunkTable = {
  checkedImports: () => Plugin;
  wrapScripts: Record<'banner' | 'footer', (chunk: { name: string }) => string>;
  chunkTable: (widgets: readonly string[], first: readonly string[]) => Plugin;
};
const path: string = '../../../build/bundles/chunk-table.mjs';
const { checkedImports, chunkTable, wrapScripts }: ChunkTable = await import(path);

const LOADER = 'globalThis.table = __REGISTRY__; var innocent = "$&";';
const GREETING = 'import { say } from "say"; export const mount = () => say("hello");';
const CLOCK = 'export const mount = () => "clock";';
const SAY = 'import { loud } from "loud"; export const say = (word) => loud(word);';
const RARE = 'import { loud } from "loud"; export const mood = loud("rare");';
const LOUD = 'export const loud = (word) => word.toUpperCase();';
const SOURCES = { loader: LOADER, greeting: GREETING, clock: CLOCK, say: SAY, loud: LOUD, rare: RARE };

/** Builds a loader and two widgets. `greeting` imports the chunk `runtime`, which imports the chunk `voice`. */
const build = async (changes: Partial<typeof SOURCES> = {}) => {
  const sources: Record<string, string> = { ...SOURCES, ...changes };
  const bundle = await rollup({
    input: { loader: 'loader', greeting: 'greeting', clock: 'clock' },
    plugins: [{ name: 'sources', resolveId: (id) => id, load: (id) => sources[id] ?? null }],
  });
  const { output } = await bundle.generate({
    format: 'es',
    ...wrapScripts,
    entryFileNames: ({ name }) => (name === 'loader' ? 'loader.js' : 'widgets/[name]-[hash].js'),
    chunkFileNames: 'widgets/[name]-[hash].js',
    assetFileNames: 'widgets/[name]-[hash][extname]',
    manualChunks: (id) => ({ say: 'runtime', loud: 'voice' })[id],
    sourcemap: 'hidden',
    plugins: [checkedImports(), chunkTable(['greeting', 'clock'], ['greeting'])],
  });
  await bundle.close();
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file] as const] : []));
  const table = output.flatMap((file) =>
    file.type === 'asset' && !file.fileName.endsWith('.map') ? [file] : [],
  );
  return { ...Object.fromEntries(chunks), table } as Record<string, OutputChunk> & { table: OutputAsset[] };
};

const sha256 = (text: string | Uint8Array = '') => createHash('sha256').update(text).digest('base64');
const filesOf = (...chunks: (OutputChunk | undefined)[]) =>
  chunks.map((chunk) => [chunk?.fileName, sha256(chunk?.code)]);

test('the loader contains the inline rows, each with the widget’s own file first, and the table file', async () => {
  const { loader, greeting, runtime, voice, table } = await build();
  const page: { table?: unknown } = {};
  runInNewContext(loader?.code ?? '', Object.assign(page, { globalThis: page }));
  assert.is(
    JSON.stringify(page.table),
    JSON.stringify([
      { greeting: filesOf(greeting, runtime, voice) },
      [table[0]?.fileName, sha256(table[0]?.source)],
    ]),
  );
});

test('the table file has a hash in its name, and lists every widget with all files that it imports', async () => {
  const { greeting, clock, runtime, voice, table } = await build();
  assert.is(table.length, 1);
  assert.match(table[0]?.fileName ?? '', /^widgets\/registry-[\w-]{8}\.js$/);
  const { filesOf: found } = await import(
    `data:text/javascript,${encodeURIComponent(`${table[0]?.source}`)}`
  );
  assert.equal(found('greeting'), filesOf(greeting, runtime, voice));
  assert.equal(found('clock'), filesOf(clock));
  for (const name of ['weather', 'constructor'])
    assert.throws(() => found(name), 'no such widget; there are greeting,clock');
});

test('a dynamic import becomes a call of the loader with the name, and the table lists its files', async () => {
  const source = 'export const mount = () => import("rare").then(({ mood }) => mood);';
  const { clock, rare, voice, table } = await build({ clock: source });
  const imported: unknown[] = [];
  const key = Symbol.for('broker-widgets');
  Object.assign(globalThis, {
    [key]: { import: async (name: unknown) => [{ mood: imported.push(name) && 'a mood' }] },
  });
  const { mount } = await import(`data:text/javascript,${encodeURIComponent(clock?.code ?? '')}`);
  assert.is(await mount(), 'a mood');
  assert.equal(imported, ['rare']);
  const { filesOf: found } = await import(
    `data:text/javascript,${encodeURIComponent(`${table[0]?.source}`)}`
  );
  assert.equal(found('rare'), filesOf(rare, voice));
  Reflect.deleteProperty(globalThis, key);
});

test('the source map of a chunk is valid after a dynamic import', async () => {
  const source = 'export const mount = () => import("rare");\nexport const after = () => 1;';
  const { clock } = await build({ clock: source });
  const map = new SourceMap(clock?.map as never);
  const lines = (clock?.code ?? '').split('\n');
  const line = lines.findIndex((text) => text.includes('const after'));
  const entry = map.findEntry(line, (lines[line] as string).indexOf('after'));
  assert.equal('originalLine' in entry && [entry.originalLine, entry.originalColumn], [1, 13]);
});

test('two dynamically imported modules with the same name fail the build', async () => {
  const problem = await build({ clock: 'export const mount = () => import("greeting");' }).catch(
    (error: Error) => error.message,
  );
  assert.match(`${problem}`, 'two modules on demand are named greeting: the loader finds them by name');
});

test('the table is at the very end, so that the source map of the code before it is valid', async () => {
  const { loader } = await build();
  assert.match(
    loader?.code ?? '',
    /\}\)\(\[\{__proto__:null,"greeting":\[\["widgets\/greeting-[^()]*"\]\]\);\n?$/,
  );
});

test('the loader adds no global variables', async () => {
  const { loader } = await build();
  const page = {};
  runInNewContext(loader?.code ?? '', Object.assign(page, { globalThis: page }));
  assert.equal(Object.keys(page).sort(), ['globalThis', 'table']);
});

test('the loader runs in strict mode', async () => {
  const { loader } = await build({ loader: 'globalThis.table = (function () { return this; })();' });
  const page: { table?: unknown } = {};
  runInNewContext(loader?.code ?? '', Object.assign(page, { globalThis: page }));
  assert.is(page.table, undefined);
});

test('every file begins with the eager-compilation hint, and only the loader is wrapped', async () => {
  const { table, ...chunks } = await build();
  assert.is(Object.keys(chunks).length, 5);
  for (const { name, code } of Object.values(chunks)) {
    assert.ok(code.startsWith('//# allFunctionsCalledOnLoad\n'), name);
    assert.is(code.includes('__REGISTRY__'), name === 'loader', name);
  }
});

test('a loader that imports something fails the build with a message', async () => {
  const problem = await build({
    loader: `import { say } from "say"; globalThis.said = say(1); ${LOADER}`,
  }).catch((error: Error) => error.message);
  assert.match(`${problem}`, /the loader imports widgets\/runtime-\S+\.js: it must be one file/);
});

test.run();
