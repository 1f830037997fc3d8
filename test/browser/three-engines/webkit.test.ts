// gate: alone, because its driver starts a browser for each visit
import { test } from 'uvu';
import { startWebKitGtk } from '../../support/engines/webkit-engine';
import { visitPages } from './scenario';

visitPages(test, startWebKitGtk);
test.run();
