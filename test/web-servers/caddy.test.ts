import { test } from 'uvu';
import { setUpHosts, testHosts } from './test-hosts';

testHosts(test, ['Caddy'], setUpHosts(test));

test.run();
