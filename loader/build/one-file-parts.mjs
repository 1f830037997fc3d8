import { resolve } from 'node:path';

const LOADER = resolve('loader/main.ts');

/** Rollup plugin of quote-form.js: the loader finds the form's modules in the same file. */
export const oneFileParts = {
  name: 'one-file-parts',
  resolveId: (source, importer) =>
    source === './fetch-files' && importer === LOADER ? resolve('loader/build/one-file.ts') : null,
};
