import { test } from 'uvu';
import { launchBrowser } from '../../support/browser';
import { startChromium } from '../../support/engines/playwright-engine';
import { testGallery } from './scenario';

testGallery(test, () => startChromium(launchBrowser));
test.run();
