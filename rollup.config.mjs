import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import postcss from 'rollup-plugin-postcss';
import { cityFiles } from './host-pages/places/city-files.ts';
import { SITE } from './host-pages/site.ts';
import { buildRecord, clearOld, versioned } from './loader/build/build-record.mjs';
import {
  checkedImports,
  chunkTable,
  ofOtherBuilds,
  PAGE_SCRIPTS,
  wrapScripts,
} from './loader/build/chunk-table.mjs';
import { oneFileParts } from './loader/build/one-file-parts.mjs';
import { preactParts } from './loader/build/preact-parts.mjs';

const folder = 'dist';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['contract', 'shared'].includes(entry.name))
  .map((entry) => entry.name);
const cities = cityFiles();
const optionNames = await Promise.all(
  widgets.map(async (name) => [name, Object.keys((await import(`./widgets/${name}/options.ts`)).OPTIONS)]),
);

const constants = {
  __VERSION__: JSON.stringify(version),
  __CITIES__: JSON.stringify(`${cities.folder}/`),
  __OPTION_NAMES__: JSON.stringify(Object.fromEntries(optionNames)),
  __SITE__: JSON.stringify({
    api: SITE.api,
    product: SITE.product,
    broker: { name: SITE.name, phone: SITE.phone, licence: SITE.licence },
  }),
  'process.env.NODE_ENV': JSON.stringify('production'),
};

// "unsafe" as terser calls it: true of code that leaves built-ins alone and builds nothing with `new` on its own functions.
const compress = { passes: 3, unsafe: true, unsafe_arrows: true, unsafe_methods: true, pure_getters: true };

const emitCities = {
  name: 'cities',
  buildStart() {
    for (const [name, source] of cities.files) {
      this.emitFile({ type: 'asset', fileName: `${cities.folder}/${name}`, source });
    }
  },
};

const plugins = [
  // What lies in widgets/shared are smaller stand-ins for a library's own, and say why.
  alias({
    entries: [
      { find: /^react$/, replacement: '@preact/compat' },
      { find: /^react\/jsx-runtime$/, replacement: resolve('widgets/shared/jsx-runtime.ts') },
      { find: /^react-dom\/client$/, replacement: resolve('widgets/shared/react-root.ts') },
      {
        find: '@glidejs/glide/dist/glide.modular.esm.js',
        replacement: resolve('widgets/shared/glide-parts.mjs'),
      },
      // Its package.json keeps its sources to itself.
      { find: /^@glidejs\/glide\/src$/, replacement: resolve('node_modules/@glidejs/glide/src/index.js') },
      { find: /^@glidejs\/glide\/src\//, replacement: `${resolve('node_modules/@glidejs/glide/src')}/` },
    ],
  }),
  preactParts(),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.tsx', '.ts'] }),
  replace({ preventAssignment: true, delimiters: ['\\b', '\\b'], values: constants }),
  postcss({ inject: false, minimize: true }),
  typescript({
    tsconfig: 'tsconfig.json',
    noEmit: false,
    noEmitOnError: false,
    include: ['loader/**', 'widgets/**', 'host-pages/browser/**'],
  }),
];

const minify = () =>
  terser({ module: true, ecma: 2020, compress, format: { comments: /allFunctionsCalledOnLoad/ } });
const table = chunkTable([...widgets, 'diagnostics'], ['quote-form']);
const record = buildRecord(version);
const EXTRAS = /\/extras$/;

// Of @preact/compat only what is used: without this its patches to Preact come along with a mere re-export.
const treeshake = { moduleSideEffects: (id) => !/preact\/compat/.test(id) };

const output = {
  dir: folder,
  ...wrapScripts,
  format: 'es',
  // No comment at the end of each file: 45 bytes that every visitor would load. The server names the map in a header.
  sourcemap: 'hidden',
  generatedCode: 'es2015',
};

/**
 * The parts of the quote form that few placeholders ask for: one file for the chunk's form and for the one of
 * quote-form.js, so it takes nothing from either. What it has twice are 300 bytes.
 */
const extras = {
  treeshake,
  input: { extras: 'widgets/quote-form/extras/extras.tsx' },
  plugins: [clearOld(folder), ...plugins],
  output: {
    ...output,
    entryFileNames: 'widgets/[name]-[hash].js',
    plugins: [minify(), table.part, record.part],
  },
};

/** Loader, and a file for each widget. */
const files = {
  treeshake,
  // A chunk may export more than its widget's `mount`: what other chunks take from it.
  preserveEntrySignatures: 'allow-extension',
  input: {
    loader: 'loader/main.ts',
    ...Object.fromEntries(PAGE_SCRIPTS.map((name) => [name, `host-pages/browser/${name}.ts`])),
    runtime: 'widgets/shared/place.ts',
    diagnostics: 'loader/diagnostics/index.ts',
    ...Object.fromEntries(widgets.map((name) => [name, `widgets/${name}/index.tsx`])),
  },
  plugins: [ofOtherBuilds(EXTRAS), ...plugins, emitCities],
  output: {
    ...output,
    entryFileNames: ({ name }) =>
      ['loader', 'embed'].includes(name)
        ? '[name].js'
        : `${PAGE_SCRIPTS.includes(name) ? 'assets' : 'widgets'}/[name]-[hash].js`,
    chunkFileNames: 'widgets/[name]-[hash].js',
    assetFileNames: 'widgets/[name]-[hash][extname]',
    // What every widget needs is one chunk, fetched once a page. What only forms share stands with the quote form, which
    // nearly every page has; compressed together the two are 400 bytes smaller than as a third chunk. Rollup makes a chunk
    // of anything else that several widgets share.
    manualChunks: (id, { getModuleInfo }) => {
      if (
        /node_modules.*(preact|zustand)|shared\/(attach|place|jsx-runtime|react-root|read-options|use-store|language)\b/.test(
          id,
        )
      ) {
        return 'runtime';
      }
      const ofForms =
        /quote-form\/|contract\/(endpoints|field-rules|lead-fields|states)\b|shared\/(api|button|events|Field|field|lead-store)\b/.test(
          id,
        );
      return ofForms && !getModuleInfo(id).dynamicImporters.length ? 'quote-form' : undefined;
    },
    plugins: [minify(), checkedImports(), table, versioned({ folder, version, entry: 'loader.js' }), record],
  },
};

/**
 * quote-form.js: loader, runtime and form in one file, from the same sources, for pages that want only the form. Not in it
 * is what a plain English form on a partner's page never asks for: the files of the builds before have that.
 */
const oneFile = {
  treeshake,
  input: { 'one-file': 'loader/main.ts' },
  plugins: [oneFileParts, ofOtherBuilds(EXTRAS, /\/words\/\w+$/, /\/homeward$/), ...plugins],
  output: {
    ...output,
    entryFileNames: 'quote-form.js',
    inlineDynamicImports: true,
    plugins: [
      minify(),
      checkedImports(),
      table.within,
      versioned({ folder, version, entry: 'quote-form.js' }),
    ],
  },
};

export default [extras, files, oneFile];
