import { type Plugin, rollup } from 'rollup';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sharedChunks } from '../../../build/bundles/shared-chunks';

const SOURCES: Readonly<Record<string, string>> = {
  '/p/main.ts':
    'import "/p/lists/store.ts"; import "/p/lists/cache.ts"; import("/p/lists/rare.ts"); console.log(1);',
  '/p/lists/store.ts': 'console.log(2);',
  '/p/lists/cache.ts': 'console.log(3);',
  '/p/lists/rare.ts': 'console.log(4);',
};

/** Builds `SOURCES` with the shared chunks that `paths` describes. Returns the modules in each chunk. */
async function build(paths: Readonly<Record<string, readonly string[]>>): Promise<Record<string, string[]>> {
  const { manualChunks, plugin } = sharedChunks(paths);
  const sources: Plugin = {
    name: 'sources',
    resolveId: (id) => id,
    load: (id) => SOURCES[id] ?? null,
  };
  const bundle = await rollup({ input: { main: '/p/main.ts' }, plugins: [sources, plugin] });
  const { output } = await bundle.generate({ format: 'es', manualChunks });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(chunks.map(({ name, moduleIds }) => [name, [...moduleIds]]));
}

test('the first path that matches decides, and a module imported on demand has a chunk of its own', async () => {
  assert.equal(await build({ cache: ['p/lists/cache'], lists: ['p/lists/'] }), {
    main: ['/p/main.ts'],
    cache: ['/p/lists/cache.ts'],
    lists: ['/p/lists/store.ts'],
    rare: ['/p/lists/rare.ts'],
  });
});

test('a path that matches no module fails the build', async () => {
  try {
    await build({ cache: ['p/lists/caches'], lists: ['p/lists/'] });
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, 'no module of the chunk "cache" is at p/lists/caches');
  }
});

test.run();
