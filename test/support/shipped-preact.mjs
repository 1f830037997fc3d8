import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ALIASES_FOLDER = join(ROOT, 'build/bundles/aliases');
const CACHE_FOLDER = join(ROOT, '.cache');

/** The names of the modules in the Preact bundle, keyed by the specifier that tests or their libraries import. */
const ENTRIES = {
  react: 'react',
  'react/jsx-runtime': 'react-jsx-runtime',
  'react-dom/client': 'react-dom-client',
  preact: 'preact',
  'preact/hooks': 'preact-hooks',
  'preact/test-utils': 'preact-test-utils',
};

const versionOf = (name) =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

function cacheKey() {
  const hash = createHash('sha256');
  for (const entry of readdirSync(ALIASES_FOLDER, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  for (const name of ['preact', '@preact/compat', 'rollup', 'typescript']) {
    hash.update(`${name}@${versionOf(name)}`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundle(folder) {
  const [{ rollup }, { default: alias }, { nodeResolve }, { default: ts }, { ALIASES, TREESHAKE }] =
    await Promise.all([
      import('rollup'),
      import('@rollup/plugin-alias'),
      import('@rollup/plugin-node-resolve'),
      import('typescript'),
      import('../../build/bundles/aliases/index.mjs'),
    ]);
  const transpile = {
    name: 'transpile',
    transform: (code, id) =>
      id.endsWith('.ts')
        ? ts.transpileModule(code, { compilerOptions: { target: 'es2022', module: 'esnext' } }).outputText
        : null,
  };
  const build = await rollup({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([specifier, name]) => [name, specifier])),
    treeshake: TREESHAKE,
    plugins: [alias({ entries: ALIASES }), nodeResolve({ browser: true }), transpile],
  });
  await build.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
}

/**
 * Bundles Preact for the unit tests in the same way as the build bundles it for the published widgets, with the same
 * aliases and tree-shaking. All modules of the bundle share one copy of Preact. Reuses the cached bundle unless its
 * sources changed.
 * @returns {Promise<Map<string, string>>} maps each specifier to the URL of its module
 */
export async function shippedPreact() {
  const folder = join(CACHE_FOLDER, `shipped-preact-${cacheKey()}`);
  if (!existsSync(folder)) {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    const temporary = mkdtempSync(join(CACHE_FOLDER, 'shipped-preact-new-'));
    await bundle(temporary);
    try {
      renameSync(temporary, folder);
    } catch (error) {
      // If the folder exists now, another test process has made the bundle in the meantime: use that process's bundle.
      if (!existsSync(folder)) throw error;
      rmSync(temporary, { recursive: true });
    }
  }
  return new Map(
    Object.entries(ENTRIES).map(([specifier, name]) => [
      specifier,
      pathToFileURL(resolve(folder, `${name}.mjs`)).href,
    ]),
  );
}
