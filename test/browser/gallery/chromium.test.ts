import { test } from 'uvu';
import { startChromium } from '../../support/engines/playwright-engine';
import { testGallery } from './scenario';

testGallery(test, startChromium);
test.run();
