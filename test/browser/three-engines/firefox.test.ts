import { test } from 'uvu';
import { startFirefox } from '../../support/engines/playwright-engine';
import { testEngine } from './scenario';

testEngine(test, startFirefox);
test.run();
