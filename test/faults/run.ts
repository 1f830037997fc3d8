/**
 * `npm run test:faults [-- NAME [short]]`: causes each fault, and prints what became of the leads. The number of times
 * is the fault's `times.whole`, or with `short` the fault's `times.short`. With NAME, causes only the faults whose name
 * contains NAME. Exits with 1 if a lead is lost, duplicated, never acknowledged or not delivered, or if a visitor gets
 * an untrue message. Also exits with 1 if a server takes too much memory, if a fault has not happened, or if a mutated
 * request (see mutated-requests.ts) fails or leaves a temporary file behind.
 */
import { parseArgs } from 'node:util';
import { formatTable } from '../../server/text/format-table';
import { BROWSER_FAULTS, closeBrowsers } from './browser-faults';
import { createRandom, type Outcome, problemOf } from './fault';
import { sendMutated } from './mutated-requests';
import { KILLS, OUTAGES } from './server-faults';

const SEED = 20_261_123;
const MUTATED = 'mutated requests';
const MUTATED_REQUESTS = 20_000;
const [name = '', size = 'whole'] = parseArgs({ allowPositionals: true }).positionals;

const HEAD = [
  'fault',
  'times',
  'sent',
  'retried',
  'acknowledged',
  'stored',
  'delivered',
  'lost',
  'duplicated',
  'untrue messages',
  'memory, MB',
];
const rowOf = (fault: string, times: number, outcome: Outcome) => [
  fault,
  times,
  outcome.sent,
  outcome.retried,
  outcome.acknowledged,
  outcome.stored,
  outcome.delivered ?? '',
  outcome.lost,
  outcome.duplicated,
  outcome.untrue?.length ?? '',
  outcome.memoryMb ?? '',
];

const rows: (string | number)[][] = [HEAD];
for (const fault of [...KILLS, ...OUTAGES, ...BROWSER_FAULTS].filter((fault) => fault.name.includes(name))) {
  const times = fault.times[size === 'short' ? 'short' : 'whole'];
  const outcome = await fault.run(times, createRandom(SEED));
  rows.push(rowOf(fault.name, times, outcome));
  const problem = problemOf(fault, times, outcome);
  console.log(`${fault.name}: ${problem ?? 'nothing lost'}`);
  if (problem) process.exitCode = 1;
}
await closeBrowsers();
if (rows.length > 1) console.log(`\n${formatTable(rows)}`);

if (MUTATED.includes(name)) {
  const { failed, ...counts } = await sendMutated(MUTATED_REQUESTS, createRandom(SEED));
  const numbers = { ...counts, failed: failed.length };
  console.log(`${MUTATED}\n${formatTable([Object.keys(numbers), Object.values(numbers)])}`);
  for (const request of failed) console.log(request);
  if (failed.length > 0 || counts.leftOverFiles > 0) process.exitCode = 1;
}
