/**
 * `npm run bench:server` runs leads-per-second.ts. With `-- --soak`, runs soak.ts instead; with `-- --pages`, pages.ts.
 */
import { argv } from 'node:process';

await (argv.includes('--soak')
  ? import('./soak')
  : argv.includes('--pages')
    ? import('./pages')
    : import('./leads-per-second'));
