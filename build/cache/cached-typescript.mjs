import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { codeHash } from './code-hash.ts';

const TSCONFIG = 'tsconfig.json';
const MODULE = /\.m?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx'];
const TYPESCRIPT = /(?<!\.d)\.tsx?$/;

/**
 * Options with which TypeScript compiles each file without reading other files. This works because tsconfig.json sets
 * `isolatedModules`. Types are not checked here, but by `tsc`. The `es5` library declares the few types that TypeScript
 * requires.
 */
const COMPILER_OPTIONS = { noCheck: true, noResolve: true, types: [], lib: ['es5'] };

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => TYPESCRIPT.test(path));

/**
 * Rollup plugin: @rollup/plugin-typescript for all bundles of a build, with cached results. One TypeScript program
 * compiles all files that are not in the cache.
 * @param {{ cache: import('./disk-cache.ts').DiskCache, folders: readonly string[] }} options `folders` contain most
 * files of the bundles
 * @returns {import('rollup').Plugin}
 */
export function cachedTypescript({ cache, folders }) {
  const code = codeHash('build/cache/cached-typescript.mjs');
  const inputsOf = (file) => [
    'typescript',
    code,
    COMPILER_OPTIONS,
    readFileSync(TSCONFIG, 'utf8'),
    file,
    readFileSync(file, 'utf8'),
  ];

  async function compile(context, files) {
    // Imported only if a file is not cached: loading TypeScript takes a second.
    const { default: typescript } = await import('@rollup/plugin-typescript');
    const plugin = typescript({
      tsconfig: TSCONFIG,
      noEmit: false,
      noEmitOnError: false,
      include: files,
      compilerOptions: COMPILER_OPTIONS,
    });
    // Collect the problems, and throw the first one only after `buildEnd` has closed the TypeScript program. If
    // `buildStart` threw, as it does with `noEmitOnError: true`, the program would stay open and keep watching the
    // files.
    const problems = [];
    const collecting = { ...context, warn: (problem) => problems.push(problem) };
    // Compute the cache keys before TypeScript reads the files. With a key computed afterwards, a file that is saved in
    // the meantime would get a key of its new content and code of its old content.
    const inputs = files.map(inputsOf);
    plugin.buildStart.call(collecting, {});
    plugin.buildEnd.call(collecting);
    if (problems.length > 0) context.error(problems[0]);
    for (const [index, file] of files.entries()) {
      const { code, map } = await plugin.load.call(context, resolve(file));
      cache.write(inputs[index], { code, map });
    }
  }

  // All bundles start at the same time; the first one compiles the files of all bundles, and the others wait for it.
  let compiled = Promise.resolve();
  function compileMissing(context, files) {
    const compileNow = async () => {
      const missing = files.filter((file) => !cache.has(inputsOf(file)));
      if (missing.length > 0) await compile(context, missing);
    };
    compiled = compiled.then(compileNow, compileNow);
    return compiled;
  }

  return {
    name: 'cached-typescript',
    async buildStart() {
      await compileMissing(this, folders.flatMap(listFiles));
    },
    // Resolves only imports of our own modules, as @rollup/plugin-typescript does. Leaves packages to node-resolve,
    // which reads `sideEffects` in their package.json. If this function resolved packages, Rollup would assume that
    // each of their modules has side effects.
    resolveId(source, importer) {
      if (!importer || !/^[./]/.test(source)) return null;
      const path = resolve(dirname(importer), source);
      const isOurs = folders.some((folder) => path.startsWith(join(resolve(folder), '/')));
      if (!isOurs) return null;
      return ENDINGS.map((ending) => path + ending).find((file) => MODULE.test(file) && existsSync(file));
    },
    async load(id) {
      if (!TYPESCRIPT.test(id)) return null;
      this.addWatchFile(id);
      const file = relative('', id).replaceAll('\\', '/');
      await compileMissing(this, [file]);
      return cache.read(inputsOf(file));
    },
  };
}
