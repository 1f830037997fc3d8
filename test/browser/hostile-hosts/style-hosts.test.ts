import { test } from 'uvu';
import { STYLE_HOSTS } from './hosts';
import { testHosts } from './page-state';

testHosts(test, STYLE_HOSTS);

test.run();
