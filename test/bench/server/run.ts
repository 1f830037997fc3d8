/** `npm run bench:server` runs leads-per-second.ts; with `-- --soak` it runs soak.ts; with `-- --pages`, pages.ts. */
import { argv } from 'node:process';

await (argv.includes('--soak')
  ? import('./soak')
  : argv.includes('--pages')
    ? import('./pages')
    : import('./leads-per-second'));
