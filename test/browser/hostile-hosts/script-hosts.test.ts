import { test } from 'uvu';
import { SCRIPT_HOSTS } from './hosts';
import { stateFacts } from './page-state';

stateFacts(test, SCRIPT_HOSTS);

test.run();
