import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { ALIASES, TREESHAKE } from './build/bundles/aliases/index.mjs';
import { buildManifest, versioned } from './build/bundles/build-manifest.mjs';
import { bundleEntry } from './build/bundles/bundle-entry.mjs';
import {
  checkedImports,
  chunkTable,
  externalDynamicImports,
  PAGE_SCRIPTS,
  wrapScripts,
} from './build/bundles/chunk-table.mjs';
import { formFacts } from './build/bundles/form-facts.ts';
import { MINIFY_OPTIONS } from './build/bundles/minify-options.ts';
import { sharedChunks } from './build/bundles/shared-chunks.ts';
import { insertSite } from './build/bundles/site-data.ts';
import { tableConstants, WIDGET_NAMES } from './build/bundles/widget-tables.ts';
import { cachedMinify } from './build/cache/cached-minify.ts';
import { cachedPostcss } from './build/cache/cached-postcss.mjs';
import { cachedTypescript } from './build/cache/cached-typescript.mjs';
import { openCache } from './build/cache/disk-cache.ts';
import { BROKER_COLOURS, inBrokersColours } from './host-pages/palette/broker-colours.ts';
import { citiesFile } from './host-pages/places/cities-file.ts';
import { BROKER } from './host-pages/prerender/site-values.ts';
import { SITE } from './host-pages/site.ts';
import { cssConstants } from './host-pages/styles/css-constants.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const cache = openCache();
const cities = citiesFile();

const constants = {
  __VERSION__: JSON.stringify(version),
  __CITIES__: JSON.stringify(cities.name),
  __IS_ONE_FILE__: 'false',
  ...(await tableConstants()),
  ...cssConstants(SITE.accent, BROKER_COLOURS),
  'process.env.NODE_ENV': JSON.stringify('production'),
};

const emitCities = {
  name: 'cities',
  buildStart() {
    this.emitFile({ type: 'asset', fileName: cities.name, source: cities.text });
  },
};

/**
 * Rollup plugin: replaces the sample broker's colours in widgets' style sheets by the broker's own. Must run before the
 * plugin that inserts constants. One of the constants is the broker's accent. If it equalled one of the sample broker's
 * colours, this plugin would change it.
 */
const brokersColours = {
  name: 'brokers-colours',
  transform: (code, id) => (id.endsWith('.css') ? { code: inBrokersColours(code), map: null } : null),
};

const plugins = [
  formFacts,
  brokersColours,
  alias({ entries: ALIASES }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.tsx', '.ts'] }),
  replace({ preventAssignment: true, delimiters: ['\\b', '\\b'], values: constants }),
  // postcss-calc can't parse colour components such as `calc((0.179 - y) * 9999)`, and logs a warning for each.
  cachedPostcss(cache, { inject: false, minimize: { preset: ['default', { calc: false }] } }),
  cachedTypescript({ cache, folders: ['build/bundles', 'loader', 'widgets', 'host-pages/browser'] }),
];

const minify = cachedMinify(cache, MINIFY_OPTIONS);
const EXTRAS = /\/extras$/;

/**
 * The chunks that several widgets share, keyed by name. Each list contains path prefixes of the chunk's modules. A
 * chunk also contains what its modules import. Every widget needs the runtime, which a page fetches once. Modules that
 * only forms share are in the quote form's chunk, which nearly every page loads: compressed together they are 400 bytes
 * smaller than in separate files. Rollup chooses the chunks of all other shared modules.
 */
const CHUNK_PATHS = {
  // Only our own pages need `chosen-language`. All our pages load the toasts, so the module is in the toasts' chunk.
  toast: ['widgets/shared/toast/toast', 'widgets/shared/runtime/chosen-language'],
  runtime: [
    'node_modules/preact/',
    'node_modules/@preact/compat/',
    'node_modules/zustand/',
    'build/bundles/aliases/react/',
    'widgets/shared/runtime/',
  ],
  'quote-form': ['widgets/quote-form/', 'widgets/shared/forms/'],
  // Translations need `answers`, which contains messages that they translate.
  translate: ['widgets/shared/i18n/translate', 'widgets/contract/answers'],
  // In a separate chunk because its size has a budget, and because the aliases change independently of the code.
  'city-aliases': ['widgets/contract/places/city-aliases'],
  // In a separate chunk because forms need it on demand, without the other modules of the lists.
  'response-cache': ['widgets/shared/lists/response-cache'],
  // One chunk for all four modules, since each chunk adds 60 bytes to the table of files, which all our pages load.
  sanitise: [
    'widgets/shared/html/clean-html',
    'widgets/shared/html/sanitise',
    'widgets/shared/html/use-safe-html',
    'widgets/shared/html/SafeHtml',
  ],
  lists: [
    'node_modules/superstruct/',
    'widgets/contract/list-',
    'widgets/contract/job-url',
    'widgets/contract/post-id',
    'widgets/shared/lists/',
  ],
};

const shared = sharedChunks(CHUNK_PATHS);

/**
 * Returns Rollup options for the three bundles of a build, which are written to `folder`. Build the bundles
 * concurrently: a bundle may wait for rows that another bundle adds to the table of files.
 * @param isMinified false in `npm run dev`
 */
export function bundles(folder, isMinified = true) {
  const minifyPlugins = isMinified ? [minify] : [];
  const table = chunkTable([...WIDGET_NAMES, 'diagnostics'], ['quote-form'], ['assist-typing']);
  const manifest = buildManifest(version);

  const output = {
    dir: folder,
    ...wrapScripts,
    format: 'es',
    // 'hidden' omits the `sourceMappingURL` comment, 45 bytes that all visitors would load. The server names the map in
    // a response header.
    sourcemap: 'hidden',
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
  };

  /**
   * The bundle with the parts of the quote form that few placeholders use. The form's chunk loads this bundle's file,
   * or quote-form.js does, depending on which of the two is on the page. So the file can't import from either, and
   * duplicates 300 bytes of their code instead.
   */
  const extras = {
    treeshake: TREESHAKE,
    input: { extras: 'widgets/quote-form/extras/extras.tsx' },
    plugins,
    output: {
      ...output,
      entryFileNames: 'widgets/[name]-[hash].js',
      plugins: [...minifyPlugins, table.addExtra(), manifest.addExtra()],
    },
  };

  /** The bundle with the loader, the page scripts, the diagnostics, a file for each widget, and shared chunks. */
  const files = {
    treeshake: TREESHAKE,
    // Allows a widget's chunk to export more than the widget's `mount`: other chunks may import from it.
    preserveEntrySignatures: 'allow-extension',
    input: {
      loader: 'loader/main.ts',
      ...Object.fromEntries(PAGE_SCRIPTS.map((name) => [name, `host-pages/browser/${name}.ts`])),
      runtime: 'widgets/shared/runtime/mount-widget.ts',
      diagnostics: 'loader/diagnostics/index.ts',
      ...Object.fromEntries(WIDGET_NAMES.map((name) => [name, `widgets/${name}/index.tsx`])),
    },
    plugins: [externalDynamicImports(EXTRAS), ...plugins, emitCities, shared.plugin],
    output: {
      ...output,
      entryFileNames: ({ name }) =>
        ['loader', 'embed'].includes(name)
          ? '[name].js'
          : `${PAGE_SCRIPTS.includes(name) ? 'assets' : 'widgets'}/[name]-[hash].js`,
      chunkFileNames: 'widgets/[name]-[hash].js',
      assetFileNames: 'widgets/[name]-[hash][extname]',
      manualChunks: shared.manualChunks,
      plugins: [
        ...minifyPlugins,
        insertSite({ ...SITE, ...BROKER }),
        checkedImports(),
        table,
        versioned({ version, entry: 'loader.js' }),
        manifest,
      ],
    },
  };

  /**
   * quote-form.js: loader, runtime and form in one file, for pages with a form in the first two screens. The file
   * leaves out the modules that an English form without extras doesn't need. It also leaves out the modules that an
   * English form needs only to assist with typing, or only after it has been submitted. A form that needs one of these
   * modules loads it from the files of the other bundles.
   */
  const oneFile = {
    treeshake: TREESHAKE,
    input: { 'one-file': 'loader/main.ts' },
    plugins: [
      bundleEntry,
      externalDynamicImports(
        EXTRAS,
        /\/i18n\/\w+$/,
        /\/(?:after-submit|on-demand|assist-typing|place-names)$/,
      ),
      replace({ preventAssignment: true, values: { __IS_ONE_FILE__: 'true' } }),
      ...plugins,
    ],
    output: {
      ...output,
      entryFileNames: 'quote-form.js',
      inlineDynamicImports: true,
      plugins: [
        ...minifyPlugins,
        insertSite({ ...SITE, ...BROKER }),
        checkedImports(),
        table.inlined,
        versioned({ version, entry: 'quote-form.js' }),
      ],
    },
  };

  return { extras, files, oneFile };
}

export default Object.values(bundles('dist-next'));
