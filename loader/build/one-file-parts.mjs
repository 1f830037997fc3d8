import { resolve } from 'node:path';
import MagicString from 'magic-string';
import { askByName } from './chunk-table.mjs';

const WORDS = /^\.\/words\/(\w+)$/;
const LOADER = resolve('loader/main.ts');

/**
 * Rollup plugin of quote-form.js: the loader finds the form's modules in the same file. What is imported on demand comes
 * along too, since as a file of its own it would bring the runtime a second time; but not the words of a language, which
 * need nothing else and come from the other build.
 */
export const oneFileParts = {
  name: 'one-file-parts',
  resolveId: (source, importer) =>
    source === './fetch-files' && importer === LOADER ? resolve('loader/build/one-file.ts') : null,
  resolveDynamicImport: (source) => (WORDS.test(source) ? { id: source, external: true } : null),
  renderChunk(code) {
    const text = new MagicString(code);
    text.replaceAll(/\bimport\((["'])\.\/words\/(\w+)\1\)/g, (_, __, name) => askByName(name));
    return { code: text.toString(), map: text.generateMap({ hires: true }) };
  },
};
