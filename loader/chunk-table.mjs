const TABLE = '__CHUNK_TABLE__';

// Eager compilation, off the main thread where the browser streams, since nearly every function here runs at once:
// without it each is parsed twice, 10 ms of a form's 36 on a phone of a fourth of the speed. Other engines ignore it.
// https://v8.dev/blog/explicit-compile-hints
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * What stands before and after a chunk. The loader runs as a classic script: a function keeps its names from the page,
 * and is given the table of widgets, at its end so that its source map holds.
 * @type {{ banner(chunk: { name: string }): string, footer(chunk: { name: string }): string }}
 */
export const wrapLoader = {
  banner: ({ name }) => HINT + (name === 'loader' ? '((__REGISTRY__)=>{"use strict";' : ''),
  footer: ({ name }) => (name === 'loader' ? `})(${TABLE});` : ''),
};

/**
 * Rollup plugin: puts the table of widgets and their hashed files into the loader.
 * @param {readonly string[]} widgets names of their entries
 * @returns {import('rollup').Plugin}
 */
export function chunkTable(widgets) {
  return {
    name: 'chunk-table',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const named = (name) => chunks.find((chunk) => chunk.isEntry && chunk.name === name);
      const loader = named('loader');
      if (loader.imports.length) this.error(`the loader imports ${loader.imports}: it must be one file`);
      const table = widgets.map((name) => [name, [named(name).fileName, ...named(name).imports]]);
      loader.code = loader.code.replace(TABLE, () => JSON.stringify(Object.fromEntries(table)));
    },
  };
}
