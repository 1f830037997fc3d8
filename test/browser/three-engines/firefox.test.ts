import { test } from 'uvu';
import { startFirefox } from '../../support/engines/playwright-engine';
import { visitPages } from './scenario';

visitPages(test, startFirefox);
test.run();
