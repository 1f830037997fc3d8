import { test } from 'uvu';
import { testGallery } from '../browser/gallery/scenario';
import { startFirefox } from '../support/engines/playwright-engine';

testGallery(test, startFirefox);
test.run();
