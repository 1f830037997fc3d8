/** `npm run bench:server` runs soak.ts with `--soak`, pages.ts with `--pages`, and otherwise leads-per-second.ts. */
import { argv } from 'node:process';

await (argv.includes('--soak')
  ? import('./soak')
  : argv.includes('--pages')
    ? import('./pages')
    : import('./leads-per-second'));
