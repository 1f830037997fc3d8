import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import MagicString from 'magic-string';

const TABLE = '__CHUNK_TABLE__';

/** Classic scripts of host-pages/browser/: of our own pages, and embed.js of a partner's. */
export const PAGE_SCRIPTS = ['site', 'embed', 'embed-frame', 'embed-preview'];

// Classic scripts: what their function takes, and what it is given.
const SCRIPTS = {
  loader: ['__REGISTRY__', TABLE],
  'one-file': ['__REGISTRY__', TABLE],
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

const sha256 = (content) => createHash('sha256').update(content).digest('base64');

/** A chunk's file, the runtime's, which mounts it, then the others that it imports in turn. */
function filesOf(file, chunks) {
  const found = new Set([file]);
  // A set is gone through with what is added meanwhile.
  for (const name of found) for (const imported of chunks[name].imports) found.add(imported);
  const [own, ...imported] = found;
  const isRuntime = (name) => (chunks[name].name === 'runtime' ? 1 : 0);
  return [own, ...imported.sort((a, b) => isRuntime(b) - isRuntime(a))];
}

/** Code that imports a module by its name in the loader's table. */
const askByName = (name) =>
  `globalThis[Symbol.for("broker-widgets")].import(${JSON.stringify(name)}).then(([module])=>module)`;

/** Rollup plugin: what is imported on demand under one of these names is left to another build; `checkedImports` asks for it. */
export const ofOtherBuilds = (...names) => ({
  name: 'of-other-builds',
  resolveDynamicImport: (source) =>
    names.some((name) => name.test(source)) ? { id: source, external: true } : null,
});

/** What a chunk imports on demand: a chunk of the same build, or a module of another. */
const DEMAND = /\bimport\((["'])(\.[^"']+)\1\)/g;

/**
 * Rollup output plugin, after the minifier: what a chunk imports on demand comes through the loader, by its name, since
 * the loader's table has the hashes. Beside each import they would cost every visitor 40 bytes a file.
 */
export function checkedImports() {
  return {
    name: 'checked-imports',
    renderChunk(code, chunk, _, { chunks }) {
      const text = new MagicString(code);
      text.replaceAll(DEMAND, (call, _, asked) => {
        const file = basename(asked);
        const path = chunk.dynamicImports.find((other) => basename(other) === file);
        return path ? askByName(chunks[path]?.name ?? file) : call;
      });
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

// No prototype: "constructor" is no widget.
const literal = (table) => `{__proto__:null,${JSON.stringify(table).slice(1)}`;

const FILES_OF =
  'export const filesOf=(name)=>{if(rows[name])return rows[name];' +
  'throw Error("no such widget; there are "+widgets)};';

/**
 * Rollup output plugin, last: writes the table of widgets, and of what is imported on demand, with their hashed files:
 * `registry-<hash>.js`. Puts its address and the rows of `first` into the loader. One row costs a partner's visitor 90
 * bytes, so only a widget that a partner's page has, and that should not wait for one more file, stands there.
 * @param {readonly string[]} widgets names of their entries
 * @param {readonly string[]} first
 * @returns {import('rollup').Plugin}
 */
export function chunkTable(widgets, first) {
  let address;
  const parts = {};
  return {
    /** Rollup output plugin of a build before this one: an entry that is asked for on demand and imports nothing. */
    part: {
      name: 'chunk-table-part',
      generateBundle(_, bundle) {
        for (const { type, name, fileName, code } of Object.values(bundle)) {
          if (type === 'chunk') parts[name] = [[fileName, sha256(code)]];
        }
      },
    },
    name: 'chunk-table',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const named = (name) => chunks.find((chunk) => chunk.isEntry && chunk.name === name);
      const loader = named('loader');
      if (loader.imports.length) this.error(`the loader imports ${loader.imports}: it must be one file`);

      const rows = { ...parts };
      const onDemand = chunks.filter((chunk) => chunk.isDynamicEntry);
      for (const { name, fileName } of [...widgets.map(named), ...onDemand]) {
        if (rows[name]) this.error(`two modules on demand are named ${name}: the loader asks by name`);
        rows[name] = filesOf(fileName, bundle).map((file) => [file, sha256(bundle[file].code)]);
      }
      const source = `const rows=${literal(rows)},widgets=${JSON.stringify(widgets)};${FILES_OF}`;
      const all = this.getFileName(this.emitFile({ type: 'asset', name: 'registry.js', source }));
      const firstRows = literal(Object.fromEntries(first.map((name) => [name, rows[name]])));
      address = JSON.stringify([all, sha256(source)]);
      loader.code = loader.code.replace(TABLE, () => `[${firstRows},${address}]`);
    },
    /** Rollup output plugin of a build after this one, whose loader has the modules of `first` in itself, and asks for the parts. */
    within: {
      name: 'chunk-table-within',
      generateBundle(_, bundle) {
        const rows = literal({ ...Object.fromEntries(first.map((name) => [name, []])), ...parts });
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(TABLE, () => `[${rows},${address}]`);
        }
      },
    },
  };
}
