// gate: alone, because its driver starts a browser for each visit
import { test } from 'uvu';
import { testGallery } from '../browser/gallery/scenario';
import { startWebKitGtk } from '../support/engines/webkit-engine';

testGallery(test, startWebKitGtk);
test.run();
