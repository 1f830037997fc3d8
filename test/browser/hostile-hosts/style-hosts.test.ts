import { test } from 'uvu';
import { STYLE_HOSTS } from './hosts';
import { stateFacts } from './page-state';

stateFacts(test, STYLE_HOSTS);

test.run();
