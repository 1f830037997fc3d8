import { test } from 'uvu';
import { startChromium } from '../../support/engines/playwright-engine';
import { testEngine } from './scenario';

testEngine(test, startChromium);
test.run();
