import { test } from 'uvu';
import { setUpPostgres } from '../../support/postgres';
import { testDeliveries } from './deliveries-on-each-database';
import { testRedelivery } from './redelivery-on-each-database';

const withPostgres = setUpPostgres(test);

testDeliveries(test, withPostgres);
testRedelivery(test, withPostgres);

test.run();
