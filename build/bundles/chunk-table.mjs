import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import MagicString from 'magic-string';

const TABLE = '__CHUNK_TABLE__';

/**
 * Names of the classic scripts in host-pages/browser/. embed.js is for partners' pages, all others for our own pages.
 */
export const PAGE_SCRIPTS = ['site', 'search', 'finder', 'share', 'embed', 'embed-frame', 'embed-preview'];

// Each classic script is wrapped in a function. For each script's name, this table contains the function's parameter
// and the argument for it. The functions of the page scripts have no parameter.
const SCRIPTS = {
  loader: ['__REGISTRY__', TABLE],
  'one-file': ['__REGISTRY__', TABLE],
  ...Object.fromEntries(PAGE_SCRIPTS.map((name) => [name, ['', '']])),
};

// A hint that makes V8 compile all functions while the script streams, off the main thread. Nearly all functions run
// immediately, and without the hint V8 parses each function twice. On a phone with a quarter of a desktop's speed, a
// form takes 36 ms without the hint, of which the second parsing takes 10 ms. Other engines ignore the hint.
// https://v8.dev/blog/explicit-compile-hints
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Returns the code that Rollup adds before and after a chunk. The loader and the page scripts are classic scripts, so
 * each is wrapped in a function that keeps its names out of the global scope. The loader's function receives the table
 * of widgets as its argument. The argument comes after the loader's code, so inserting the table does not move the
 * code, and the source map stays valid.
 * @type {{ banner(chunk: { name: string }): string, footer(chunk: { name: string }): string }}
 */
export const wrapScripts = {
  banner: ({ name }) => HINT + (SCRIPTS[name] ? `((${SCRIPTS[name][0]})=>{"use strict";` : ''),
  footer: ({ name }) => (SCRIPTS[name] ? `})(${SCRIPTS[name][1]});` : ''),
};

const sha256 = (content) => createHash('sha256').update(content).digest('base64');

/**
 * Returns a chunk's own file, the runtime that mounts it, and then all other files that the chunk imports, directly or
 * not.
 */
function filesOf(file, chunks) {
  const found = new Set([file]);
  // A set's iterator also visits the items that the loop adds.
  for (const name of found) for (const imported of chunks[name].imports) found.add(imported);
  const [own, ...imported] = found;
  const isRuntime = (name) => (chunks[name].name === 'runtime' ? 1 : 0);
  return [own, ...imported.sort((a, b) => isRuntime(b) - isRuntime(a))];
}

/** Returns code that imports a module through the loader, by its name in the loader's table. */
const importByName = (name) =>
  `globalThis[Symbol.for("broker-widgets")].import(${JSON.stringify(name)}).then(([e])=>e)`;

/**
 * Rollup plugin: treats dynamic imports whose path matches one of `names` as external. Another bundle contains those
 * modules; see `checkedImports`.
 */
export const externalDynamicImports = (...names) => ({
  name: 'external-dynamic-imports',
  resolveDynamicImport: (source) =>
    names.some((name) => name.test(source)) ? { id: source, external: true } : null,
});

/** Matches a dynamic import of a chunk of the same bundle, or of a module in another bundle. */
const DYNAMIC_IMPORT = /\bimport\((["'])(\.[^"']+)\1\)/g;

/**
 * Rollup output plugin, which must come after the minifier: turns dynamic imports into calls of the loader with the
 * module's name. The loader then finds the file's name and hash in its table. If the imports contained the hashes,
 * every visitor would load 40 more bytes per file.
 */
export function checkedImports() {
  return {
    name: 'checked-imports',
    renderChunk(code, chunk, _, { chunks }) {
      const text = new MagicString(code);
      text.replaceAll(DYNAMIC_IMPORT, (call, _, source) => {
        const file = basename(source);
        const path = chunk.dynamicImports.find((other) => basename(other) === file);
        return path ? importByName(chunks[path]?.name ?? file) : call;
      });
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

// The table has no prototype: otherwise a look-up of "constructor" would find an inherited property.
const literal = (table) => `{__proto__:null,${JSON.stringify(table).slice(1)}`;

const rowsOf = (names, rowOf) => Object.fromEntries(names.map((name) => [name, rowOf(name)]));

const FILES_OF =
  'export const filesOf=(name)=>{if(rows[name])return rows[name];' +
  'throw Error("no such widget; there are "+widgets)};';

/**
 * Rollup output plugin, which must come after the plugins that change code: writes `registry-<hash>.js`, the table of
 * all widgets and on-demand modules with their hashed files. Also inserts a small table into the loader. This table
 * contains the rows of `first`, and the registry's own file name and hash. Each row costs a partner's visitor 90 bytes,
 * so `first` lists only widgets that partners' pages use and that should not wait for the registry.
 * @param {readonly string[]} widgets names of the entries
 * @param {readonly string[]} first names of the widgets whose rows are in the loader
 * @param {readonly string[]} onPhones names of on-demand modules that every phone loads. Their rows are in
 * quote-form.js, so that phones don't load the registry (3 KB) for them. These modules must not import other files.
 * @returns {import('rollup').Plugin}
 */
export function chunkTable(widgets, first, onPhones = []) {
  const extras = [];
  const allExtras = async () => Object.fromEntries((await Promise.all(extras)).flat());
  let setTable;
  const table = new Promise((resolve) => {
    setTable = resolve;
  });
  return {
    /**
     * Returns a Rollup output plugin for an extra bundle, which adds the bundle's row to the tables. The bundle's entry
     * is imported on demand and must not import other files.
     */
    addExtra() {
      let setRows;
      extras.push(
        new Promise((resolve) => {
          setRows = resolve;
        }),
      );
      return {
        name: 'chunk-table-extra',
        generateBundle(_, bundle) {
          const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
          setRows(chunks.map(({ name, fileName, code }) => [name, [[fileName, sha256(code)]]]));
        },
      };
    },
    name: 'chunk-table',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const named = (name) => chunks.find((chunk) => chunk.isEntry && chunk.name === name);
      const loader = named('loader');
      if (loader.imports.length) this.error(`the loader imports ${loader.imports}: it must be one file`);

      const rows = await allExtras();
      const onDemand = chunks.filter((chunk) => chunk.isDynamicEntry);
      for (const { name, fileName } of [...widgets.map(named), ...onDemand]) {
        if (rows[name]) this.error(`two modules on demand are named ${name}: the loader finds them by name`);
        rows[name] = filesOf(fileName, bundle).map((file) => [file, sha256(bundle[file].code)]);
      }
      const source = `const rows=${literal(rows)},widgets=${JSON.stringify(widgets)};${FILES_OF}`;
      const file = this.getFileName(this.emitFile({ type: 'asset', name: 'registry.js', source }));
      const firstRows = literal(rowsOf(first, (name) => rows[name]));
      const all = JSON.stringify([file, sha256(source)]);
      setTable({ rows, all });
      loader.code = loader.code.replace(TABLE, () => `[${firstRows},${all}]`);
    },
    /**
     * Rollup output plugin for quote-form.js: inserts a table made for this file. The rows of `first` are empty,
     * because quote-form.js contains the files of these widgets. `onPhones` and the extra bundles have full rows,
     * because the loader fetches them as separate files.
     */
    inlined: {
      name: 'chunk-table-inlined',
      async generateBundle(_, bundle) {
        const { rows: allRows, all } = await table;
        for (const name of onPhones)
          if (allRows[name].length > 1)
            this.error(`${name} must not import other files: quote-form.js has them`);
        const rows = literal({
          ...rowsOf(first, () => []),
          ...rowsOf(onPhones, (name) => allRows[name]),
          ...(await allExtras()),
        });
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(TABLE, () => `[${rows},${all}]`);
        }
      },
    },
  };
}
