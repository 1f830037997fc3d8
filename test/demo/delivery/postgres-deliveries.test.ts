import { test } from 'uvu';
import { setUpPostgres } from '../../support/postgres';
import { testDeliveries } from './deliveries-tests';

testDeliveries(test, setUpPostgres(test));

test.run();
