import { test } from 'uvu';
import { SCRIPT_HOSTS } from './hosts';
import { testHosts } from './page-state';

testHosts(test, SCRIPT_HOSTS);

test.run();
