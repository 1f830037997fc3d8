// gate: alone, because its driver starts a browser for each visit
import { test } from 'uvu';
import { startWebKitGtk } from '../../support/engines/webkit-engine';
import { testEngine } from './scenario';

testEngine(test, startWebKitGtk);
test.run();
