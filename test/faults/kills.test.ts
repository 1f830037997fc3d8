// gate: npm test only, because it kills servers while they work
import { test } from 'uvu';
import { KILLS } from './server-faults';
import { testFaults } from './test-faults';

testFaults(test, KILLS);

test.run();
