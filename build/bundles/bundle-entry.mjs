import { resolve } from 'node:path';

const LOADER = resolve('loader/main.ts');

/**
 * Rollup plugin of quote-form.js: replaces the loader's fetch-files.ts, so the loader uses the modules in the same
 * file.
 */
export const bundleEntry = {
  name: 'bundle-entry',
  resolveId: (source, importer) =>
    source === './fetch-files' && importer === LOADER ? resolve('build/bundles/one-file.ts') : null,
};
