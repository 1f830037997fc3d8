/** `npm run bench:server`: see soak.ts for `--soak`, pages.ts for `--pages`, leads-per-second.ts for the rest. */
import { argv } from 'node:process';

await (argv.includes('--soak')
  ? import('./soak')
  : argv.includes('--pages')
    ? import('./pages')
    : import('./leads-per-second'));
