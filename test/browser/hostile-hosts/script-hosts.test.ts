import { test } from 'uvu';
import { SCRIPT_HOSTS } from './hosts';
import { stateFacts } from './state-facts';

stateFacts(test, SCRIPT_HOSTS);

test.run();
