import { test } from 'uvu';
import { BROWSER_FAULTS, closeBrowsers } from '../../faults/browser-faults';
import { testFaults } from '../../faults/test-faults';

testFaults(test, BROWSER_FAULTS);
test.after(closeBrowsers);

test.run();
