/**
 * `node --import tsx test/server/delivery/serve.ts <dist folder>`: a server that delivers leads and tries again quickly, for
 * tests that end it with SIGKILL.
 */
import { readSettings } from '../../../server/site/settings';
import { start } from '../../../server/site/start';

// Ignores SIGXFSZ, which ends a process that exceeds its file size limit: test/faults simulates a full disk with it.
process.on('SIGXFSZ', () => {});

const [distFolder = ''] = process.argv.slice(2);
const { siteOrigin } = await start(
  { ...readSettings(process.env), port: 0, partnerPort: 0, distFolder },
  { leadsPerMinute: 100_000 },
  { pollMs: 100, leaseMs: 1000, delays: { firstMs: 100, maxMs: 2000 }, log: () => {} },
);
console.log(`Listening on ${siteOrigin}.`);
