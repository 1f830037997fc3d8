import { resolve } from 'node:path';

const LOADER = resolve('loader/main.ts');

/**
 * Rollup plugin for quote-form.js: replaces the loader's fetch-files.ts with one-file.ts, so the loader uses the
 * modules inside quote-form.js.
 */
export const bundleEntry = {
  name: 'bundle-entry',
  resolveId: (source, importer) =>
    source === './fetch-files' && importer === LOADER ? resolve('build/bundles/one-file.ts') : null,
};
