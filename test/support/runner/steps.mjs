const NODE = process.execPath;
const withLoader = (script) => [NODE, ['--import', './test/support/register.mjs', script]];

const TSC = 'node_modules/ts7/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const KNIP = 'node_modules/knip/bin/knip.js';
/** Path of the linter's configuration. If this file changes, lint may fail in any file. */
const LINT_RULES = 'biome.json';

/** The commands of the gate, each counted as one test. */
export const STEPS = {
  install: [NODE, ['build/install.mjs']],
  installHosts: [NODE, ['build/install.mjs', 'test/hosts']],
  // Runs TypeScript 7, which takes a third of the CPU time of TypeScript 6. TypeScript 6 is installed too, but only for
  // its API, which the build's plugins need. `--singleThreaded` reduces the type-check from 17 to 12 CPU seconds, and
  // leaves the other cores to the tests.
  typeCheck: [NODE, [TSC, '--singleThreaded']],
  lint: [NODE, [BIOME, 'check']],
  /** Finds exports that nothing imports. */
  needlessExports: [NODE, [KNIP, '--include', 'exports,types']],
  postgres: withLoader('test/support/show-postgres.ts'),
  build: ['npm', ['run', 'build']],
  npmPackage: withLoader('test/browser/npm-package/show-package.ts'),
  browser: withLoader('test/support/show-browser.ts'),
  engines: withLoader('test/support/show-engines.ts'),
};

/**
 * The type-check of `npm run check`. From its second run on, it checks only the files that changes may have affected.
 * Even that takes at least 3 CPU seconds.
 */
export const QUICK_TYPE_CHECK = [
  NODE,
  [TSC, '--singleThreaded', '--incremental', '--tsBuildInfoFile', '.cache/check/types.tsbuildinfo'],
];

/**
 * Returns the command that lints only `files`. This is enough, because the lint result of a file depends on no other
 * file except `LINT_RULES`. If `files` contains `LINT_RULES`, returns the command that lints all files.
 */
export const lintOf = (files) =>
  files.includes(LINT_RULES)
    ? STEPS.lint
    : [NODE, [BIOME, 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files]];
