import { resolve } from 'node:path';

const LOADER = resolve('loader/main.ts');

/** Import paths of the loader's modules that one-file.ts replaces. */
const REPLACED = ['./base-url', './fetch-files'];

/** Rollup plugin for quote-form.js: replaces modules of the loader with one-file.ts. */
export const bundleEntry = {
  name: 'bundle-entry',
  resolveId: (source, importer) =>
    REPLACED.includes(source) && importer === LOADER ? resolve('build/bundles/one-file.ts') : null,
};
