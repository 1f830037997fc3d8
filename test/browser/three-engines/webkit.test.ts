import { test } from 'uvu';
import { startWebKitGtk } from '../../support/engines/webkit-engine';
import { visitPages } from './scenario';

visitPages(test, startWebKitGtk);
test.run();
