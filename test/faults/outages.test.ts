// gate: npm test only, because it takes databases and disks from servers
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRandom } from './fault';
import { sendMutated } from './mutated-requests';
import { OUTAGES } from './server-faults';
import { testFaults } from './test-faults';

testFaults(test, OUTAGES);

test('mutated requests to every endpoint get no status of 500 or more, and leave no file', async () => {
  const { failed, leftOverFiles } = await sendMutated(500, createRandom(1));
  assert.equal([failed, leftOverFiles], [[], 0]);
});

test.run();
