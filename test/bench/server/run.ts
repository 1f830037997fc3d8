/** `npm run bench:server`: see soak.ts for `--soak`, leads-per-second.ts for the rest. */
import { argv } from 'node:process';

await (argv.includes('--soak') ? import('./soak') : import('./leads-per-second'));
