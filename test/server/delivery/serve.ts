/**
 * `node --import tsx test/server/delivery/serve.ts <dist folder>`: starts a server that delivers leads and retries
 * quickly. Tests end this process with SIGKILL.
 */
import { readSettings } from '../../../server/site/settings';
import { start } from '../../../server/site/start';

// Ignore SIGXFSZ. To simulate a full disk, test/faults limits the size of files, and this signal would end a process
// that exceeds the limit.
process.on('SIGXFSZ', () => {});

const [distFolder = ''] = process.argv.slice(2);
const { siteOrigin } = await start(
  { ...readSettings(process.env), port: 0, partnerPort: 0, distFolder },
  { leadsPerMinute: 100_000 },
  { pollMs: 100, leaseMs: 1000, delays: { firstMs: 100, maxMs: 2000 }, log: () => {} },
);
console.log(`Listening on ${siteOrigin}.`);
