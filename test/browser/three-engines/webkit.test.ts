import { test } from 'uvu';
import { startWebKitGtk } from '../../support/engines/webkit-engine';
import { testEngine } from './scenario';

testEngine(test, startWebKitGtk);
test.run();
