/**
 * Rollup plugin: puts the table of widgets and their hashed files in place of `__REGISTRY__` in the loader,
 * and wraps the loader in a function, since it runs as a classic script and must leave one global name only.
 * @param {{ loader: string, widgets: readonly string[] }} names of the entries
 * @returns {import('rollup').Plugin}
 */
export function chunkTable({ loader, widgets }) {
  return {
    name: 'chunk-table',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const named = (name) => chunks.find((chunk) => chunk.isEntry && chunk.name === name);
        const table = Object.fromEntries(
          widgets.map((name) => [name, [named(name).fileName, ...named(name).imports]]),
        );
        const entry = named(loader);
        if (entry.imports.length) this.error(`the loader imports ${entry.imports}: it must be one file`);
        entry.code = `(()=>{"use strict";const __REGISTRY__=${JSON.stringify(table)};\n${entry.code.trim()}\n})();\n`;
        // One line more above the code: an empty one in the map.
        if (entry.map) entry.map.mappings = `;${entry.map.mappings}`;
      },
    },
  };
}
