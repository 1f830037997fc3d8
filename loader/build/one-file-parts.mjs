import { resolve } from 'node:path';

const LOADER = resolve('loader/main.ts');
/** Not in quote-form.js: what a plain English form on a partner's page never asks for. */
const ON_DEMAND = /\/(?:words\/\w+|extras|homeward)$/;

/**
 * Rollup plugin of quote-form.js: the loader finds the form's modules in the same file, and the rest under the names of
 * the build before it.
 */
export const oneFileParts = {
  name: 'one-file-parts',
  resolveId: (source, importer) =>
    source === './fetch-files' && importer === LOADER ? resolve('loader/build/one-file.ts') : null,
  resolveDynamicImport: (source) => (ON_DEMAND.test(source) ? { id: source, external: true } : null),
};
