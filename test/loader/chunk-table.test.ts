import { runInNewContext } from 'node:vm';
import { type Plugin, rollup } from 'rollup';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

type ChunkTable = {
  wrapLoader: Record<'banner' | 'footer', (chunk: { name: string }) => string>;
  chunkTable: (widgets: readonly string[]) => Plugin;
};
const path: string = '../../loader/chunk-table.mjs';
const { chunkTable, wrapLoader }: ChunkTable = await import(path);

const LOADER = 'globalThis.table = __REGISTRY__; var innocent = "$&";';
const GREETING = 'import { say } from "say"; export const mount = () => say("hello");';
const CLOCK = 'export const mount = () => "clock";';
const SAY = 'export const say = (word) => word;';
const SOURCES = { loader: LOADER, greeting: GREETING, clock: CLOCK, say: SAY };

/** Builds a loader and two widgets, one of which shares a chunk with a third entry. */
const build = async (changes: Partial<typeof SOURCES> = {}) => {
  const sources: Record<string, string> = { ...SOURCES, ...changes };
  const bundle = await rollup({
    input: { loader: 'loader', greeting: 'greeting', clock: 'clock' },
    plugins: [
      { name: 'sources', resolveId: (id) => id, load: (id) => sources[id] ?? null },
      chunkTable(['greeting', 'clock']),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    ...wrapLoader,
    entryFileNames: ({ name }) => (name === 'loader' ? 'loader.js' : 'widgets/[name]-[hash].js'),
    chunkFileNames: 'widgets/[name]-[hash].js',
    manualChunks: (id) => (id === 'say' ? 'runtime' : undefined),
  });
  await bundle.close();
  return Object.fromEntries(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file]] : [])));
};

test('the loader, run as a classic script, is given the files of each widget, its own first', async () => {
  const { loader, greeting, clock, runtime } = await build();
  const page: { table?: unknown } = {};
  runInNewContext(loader?.code ?? '', Object.assign(page, { globalThis: page }));
  assert.is(
    JSON.stringify(page.table),
    JSON.stringify({ greeting: [greeting?.fileName, runtime?.fileName], clock: [clock?.fileName] }),
  );
});

test('the table stands at the very end, so that the source map of what is before it holds', async () => {
  const { loader } = await build();
  assert.match(loader?.code ?? '', /\}\)\(\{"greeting":\["widgets\/greeting-[^()]*\]\}\);\n?$/);
});

test('no name of the loader becomes a name of the page', async () => {
  const { loader } = await build();
  const page = {};
  runInNewContext(loader?.code ?? '', Object.assign(page, { globalThis: page }));
  assert.equal(Object.keys(page).sort(), ['globalThis', 'table']);
});

test('the loader is strict', async () => {
  const { loader } = await build({ loader: 'globalThis.table = (function () { return this; })();' });
  const page: { table?: unknown } = {};
  runInNewContext(loader?.code ?? '', Object.assign(page, { globalThis: page }));
  assert.is(page.table, undefined);
});

test('every file begins with the hint to compile it at once, and only the loader is wrapped', async () => {
  const chunks = Object.values(await build());
  assert.is(chunks.length, 4);
  for (const { name, code } of chunks) {
    assert.ok(code.startsWith('//# allFunctionsCalledOnLoad\n'), name);
    assert.is(code.includes('__REGISTRY__'), name === 'loader', name);
  }
});

test('a loader that imports something stops the build, which says so', async () => {
  const problem = await build({
    loader: `import { say } from "say"; globalThis.said = say(1); ${LOADER}`,
  }).catch((error: Error) => error.message);
  assert.match(`${problem}`, /the loader imports widgets\/runtime-\S+\.js: it must be one file/);
});

test.run();
