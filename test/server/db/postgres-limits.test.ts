import { sql } from 'kysely';
import { inject } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open';
import { openRateLimits } from '../../../server/db/rate-limits';
import type { DatabaseSettings } from '../../../server/db/settings';
import { createSite } from '../../../server/site/app';
import { setUpPostgres } from '../../support/postgres';
import { listLeads } from '../../support/stored-leads';
import { testAnalyticsFloods } from '../api/analytics-floods-on-each-database';
import { multipart, QUOTE } from '../temp-site';
import { testConfirmations } from './confirmations-on-each-database';

const withPostgres = setUpPostgres(test);

testConfirmations(test, withPostgres);
testAnalyticsFloods(test, withPostgres);

/**
 * Starts a server that uses the database. `post` sends a lead and returns the status of the response. Each `number`
 * stands for a different mobile number.
 */
async function startServer(settings: DatabaseSettings, leadsPerMinute: number) {
  const db = await openDatabase(settings);
  const { createLimiter, close } = openRateLimits(settings);
  const site = createSite({ db, distFolder: '/nowhere', leadsPerMinute, createLimiter });
  return {
    db,
    async post(number: number, fields: Record<string, string> = {}) {
      const form = await multipart({ ...QUOTE, mobile: `${9_000_000_000 + number}`, ...fields });
      return (await inject(site, { method: 'POST', url: '/api/contact_us.php', ...form })).statusCode;
    },
    stop: () => Promise.all([db.destroy(), close()]),
  };
}

/** Calls `use` with a server that uses a new database. */
const withServer = (
  leadsPerMinute: number,
  use: (server: Awaited<ReturnType<typeof startServer>>) => Promise<void>,
) =>
  withPostgres(async (settings) => {
    const server = await startServer(settings, leadsPerMinute);
    try {
      await use(server);
    } finally {
      await server.stop();
    }
  });

test('the servers of a PostgreSQL database share the limits of an address', () =>
  withPostgres(async (settings) => {
    const servers = await Promise.all([startServer(settings, 3), startServer(settings, 3)]);
    const [one, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
    try {
      assert.equal([await one.post(1), await other.post(2), await one.post(3)], [200, 200, 200]);
      assert.equal([await other.post(4), await one.post(5)], [429, 429]);
      assert.is((await listLeads(one.db)).length, 3);
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  }));

test('each server counts the first tenth of a limit alone, and the rest together with the others', () =>
  withPostgres(async (settings) => {
    const servers = await Promise.all([startServer(settings, 20), startServer(settings, 20)]);
    const [one, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
    const numbers = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at);
    try {
      for (const number of numbers(18, 0)) assert.is(await one.post(number), 200);
      // Each server counts its first two leads only in its own memory. Server `one` has received 18 leads, so the
      // database has counted 16.
      for (const number of numbers(2, 100)) assert.is(await other.post(number), 200);
      assert.equal([await one.post(18), await one.post(19), await one.post(20)], [200, 200, 429]);
      assert.is(await other.post(102), 429);
      // A repeated lead doesn't use up the limit: the server first counts the lead, and then subtracts it again.
      assert.is(await one.post(19), 200);
      assert.is((await listLeads(one.db)).length, 22);
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  }));

test('a count that is taken back does not count with the other servers', () =>
  withServer(20, async ({ post }) => {
    assert.equal([await post(1), await post(2)], [200, 200]);
    // The server counts its first two leads only in its own memory. The first repeat is the third lead to arrive, so
    // the database counts it too. The server must subtract each repeat in the database, not only in its memory.
    for (let times = 0; times < 30; times++) assert.is(await post(1), 200);
    for (let number = 3; number <= 20; number++) assert.is(await post(number), 200);
    assert.is(await post(21), 429);
  }));

test('more leads at once than the server has connections are all stored', () =>
  withServer(100, async ({ db, post }) => {
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, number) => post(number)));
    assert.equal(new Set(statuses), new Set([200]));
    assert.is((await listLeads(db)).length, 50);
  }));

test('of seven different leads of one mobile number at once, five are stored', () =>
  withServer(100, async ({ db, post }) => {
    const posts = Array.from({ length: 7 }, (_, at) => post(1, { message: `Lead ${at}` }));
    const statuses = (await Promise.all([...posts, post(2)])).sort();
    assert.equal(statuses, [200, 200, 200, 200, 200, 200, 429, 429]);
    assert.is((await listLeads(db)).length, 6);
  }));

test('a repeat is answered like the lead, also over the limit of an address, and does not count as a lead', () =>
  withServer(2, async ({ db, post }) => {
    assert.equal(await Promise.all([post(1), post(1), post(1)]), [200, 200, 200]);
    assert.equal([await post(1), await post(2), await post(3)], [200, 200, 429]);
    assert.equal([await post(1), await post(2)], [200, 200]);
    assert.is((await listLeads(db)).length, 2);
  }));

test('if leads cannot be stored together, each is stored alone', () =>
  withServer(100, async ({ db, post }) => {
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin if new.city = 'Nellore' then raise 'no'; end if; return new; end $$`.execute(db);
    await sql`create trigger refuse before insert on leads for each row execute function refuse()`.execute(
      db,
    );
    const errors = console.error;
    console.error = () => {};
    const statuses = await Promise.all([post(1), post(2, { city: 'Nellore' }), post(3)]);
    console.error = errors;
    assert.equal(statuses, [200, 500, 200]);
    assert.is((await listLeads(db)).length, 2);
  }));

test('if posts cannot be counted in the database, leads are stored all the same, and each server counts for itself', () =>
  withServer(1, async ({ db, post }) => {
    await sql`drop table rate_limits`.execute(db);
    assert.equal([await post(1), await post(2)], [200, 429]);
  }));

test('if the database does not answer for long, leads are stored all the same, and each server counts for itself', () =>
  withServer(1, async ({ db, post }) => {
    const locked = await db.startTransaction().execute();
    await sql`lock table rate_limits`.execute(locked);
    assert.equal([await post(1), await post(2)], [200, 429]);
    await locked.rollback().execute();
  }));

test.run();
