const TABLE = '__CHUNK_TABLE__';

/** Classic scripts of host-pages/browser/: of our own pages, and embed.js of a partner's. */
export const PAGE_SCRIPTS = ['site', 'embed', 'embed-frame', 'embed-preview'];

// Classic scripts: what their function takes, and what it is given.
const SCRIPTS = {
  loader: ['__REGISTRY__', TABLE],
  ...Object.fromEntries(PAGE_SCRIPTS.map((name) => [name, ['', '']])),
};

// Eager compilation, off the main thread where the browser streams, since nearly every function here runs at once:
// without it each is parsed twice, 10 ms of a form's 36 on a phone of a fourth of the speed. Other engines ignore it.
// https://v8.dev/blog/explicit-compile-hints
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * What stands before and after a chunk. The loader, and the scripts of pages, run as classic scripts: a function
 * keeps their names from the page. The loader's is given the table of widgets, at its end so that its source map holds.
 * @type {{ banner(chunk: { name: string }): string, footer(chunk: { name: string }): string }}
 */
export const wrapScripts = {
  banner: ({ name }) => HINT + (SCRIPTS[name] ? `((${SCRIPTS[name][0]})=>{"use strict";` : ''),
  footer: ({ name }) => (SCRIPTS[name] ? `})(${SCRIPTS[name][1]});` : ''),
};

// No prototype: "constructor" is no widget.
const literal = (table) => `{__proto__:null,${JSON.stringify(table).slice(1)}`;

/**
 * Rollup plugin: writes the table of widgets and their hashed files, `registry-<hash>.js`, and puts its address
 * and the rows of `first` into the loader. One row costs a partner's visitor some 20 bytes, so only a widget that a
 * partner's page has, and that should not wait for one more file, stands there.
 * @param {readonly string[]} widgets names of their entries
 * @param {readonly string[]} first
 * @returns {import('rollup').Plugin}
 */
export function chunkTable(widgets, first) {
  return {
    name: 'chunk-table',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const named = (name) => chunks.find((chunk) => chunk.isEntry && chunk.name === name);
      const importsOf = (file) => [file, ...bundle[file].imports.flatMap(importsOf)];
      const rowOf = (name) => [name, [...new Set(importsOf(named(name).fileName))]];
      const loader = named('loader');
      if (loader.imports.length) this.error(`the loader imports ${loader.imports}: it must be one file`);

      const source = `export default ${literal(Object.fromEntries(widgets.map(rowOf)))};`;
      const all = this.getFileName(this.emitFile({ type: 'asset', name: 'registry.js', source }));
      const table = `[${literal(Object.fromEntries(first.map(rowOf)))},"${all}"]`;
      loader.code = loader.code.replace(TABLE, () => table);
    },
  };
}
