const NODE = process.execPath;
const withLoader = (script) => [NODE, ['--import', './test/support/register.mjs', script]];

/** The commands of the gate and of the quick check, each counted as one test. */
export const STEPS = {
  install: [NODE, ['demo/install.mjs']],
  installHosts: [NODE, ['demo/install.mjs', 'test/hosts']],
  // TypeScript 7 takes a third of the CPU time of TypeScript 6, which the build's plugins need for its API.
  typeCheck: [NODE, ['node_modules/ts7/bin/tsc']],
  lint: [NODE, ['node_modules/@biomejs/biome/bin/biome', 'check']],
  postgres: withLoader('test/support/show-postgres.ts'),
  build: ['npm', ['run', 'build']],
  npmPackage: withLoader('test/browser/npm-package/show-package.ts'),
  browser: withLoader('test/support/show-browser.ts'),
  engines: withLoader('test/support/show-engines.ts'),
};
