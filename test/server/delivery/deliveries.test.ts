import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nextAttempt } from '../../../server/db/next-attempt';
import { withTempFolder } from '../temp-site';
import { testDeliveries } from './deliveries-on-each-database';
import { testRedelivery } from './redelivery-on-each-database';
import type { WithEmpty } from './stored-deliveries';

const NOON = new Date('2026-11-23T12:00:00.000Z');
const DAY_SECONDS = 24 * 60 * 60;

const withSqlite: WithEmpty = (use) =>
  withTempFolder((dataFolder) => use({ dataFolder, databaseUrl: undefined }));

testDeliveries(test, withSqlite);
testRedelivery(test, withSqlite);

test('attempts follow after 5 s, 15 s, 45 s and so on, then every 10 minutes, for a day', () => {
  const delays: number[] = [];
  let now = NOON;
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt({ attempts, startedAt: NOON, now });
    if (!next) break;
    delays.push((next.getTime() - now.getTime()) / 1000);
    now = next;
  }
  assert.equal(delays.slice(0, 7), [5, 15, 45, 135, 405, 600, 600]);
  assert.ok(delays.slice(5).every((delay) => delay === 600));
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  assert.ok(total > DAY_SECONDS - 600 && total <= DAY_SECONDS, `${total}`);
});

test.run();
