const NODE = process.execPath;
const withLoader = (script) => [NODE, ['--import', './test/support/register.mjs', script]];

/** The commands of the gate and of the quick check, each counted as one test. */
export const STEPS = {
  install: [NODE, ['demo/install.mjs']],
  installHosts: [NODE, ['demo/install.mjs', 'test/hosts']],
  typeCheck: [NODE, ['node_modules/typescript/bin/tsc']],
  // Checks only what changed since the last run.
  quickTypeCheck: [
    NODE,
    ['node_modules/typescript/bin/tsc', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'],
  ],
  lint: [NODE, ['node_modules/@biomejs/biome/bin/biome', 'check']],
  postgres: withLoader('test/support/show-postgres.ts'),
  build: ['npm', ['run', 'build']],
  browser: withLoader('test/support/show-browser.ts'),
  engines: withLoader('test/support/show-engines.ts'),
};
