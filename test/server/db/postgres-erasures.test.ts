import { test } from 'uvu';
import { setUpPostgres } from '../../support/postgres';
import { testErasures } from './erasures-tests';

const withPostgres = setUpPostgres(test);

testErasures(test, (use) => withPostgres((settings) => use(settings)));

test.run();
