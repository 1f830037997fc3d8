import { test } from 'uvu';
import { setUpPostgres } from '../../support/postgres';
import { testDeliveries } from './deliveries-on-each-database';

testDeliveries(test, setUpPostgres(test));

test.run();
