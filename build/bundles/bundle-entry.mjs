import { resolve } from 'node:path';

const LOADER = resolve('loader/main.ts');

/** The modules of the loader that one-file.ts replaces, as the loader imports them. */
const REPLACED = ['./base-url', './fetch-files'];

/** Rollup plugin for quote-form.js: replaces modules of the loader with one-file.ts. */
export const bundleEntry = {
  name: 'bundle-entry',
  resolveId: (source, importer) =>
    REPLACED.includes(source) && importer === LOADER ? resolve('build/bundles/one-file.ts') : null,
};
