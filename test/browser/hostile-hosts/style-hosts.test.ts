import { test } from 'uvu';
import { STYLE_HOSTS } from './hosts';
import { stateFacts } from './state-facts';

stateFacts(test, STYLE_HOSTS);

test.run();
