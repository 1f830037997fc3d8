import { test } from 'uvu';
import { startChromium } from '../../support/engines/playwright-engine';
import { visitPages } from './scenario';

visitPages(test, startChromium);
test.run();
