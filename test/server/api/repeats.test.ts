import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openExisting } from '../../../server/db/open';
import { encodeValue } from '../../../widgets/contract/coded-value';
import { listLeads } from '../../support/stored-leads';
import { ENQUIRY, QUOTE, withSite } from '../temp-site';

const DAY_MS = 24 * 60 * 60 * 1000;

test('a lead that is sent twice is stored once and gets the same response', () =>
  withSite(async ({ db, post }) => {
    const first = await post(QUOTE);
    const second = await post({ ...QUOTE, mobile: '098765 43210', partner: 'agent-42' });
    assert.is(second.statusCode, 200);
    assert.equal(second.json(), first.json());
    assert.is((await listLeads(db)).length, 1);
  }));

test('a lead that is sent again with codes, as forms do, is the same lead', () =>
  withSite(async ({ db, post }) => {
    const message = 'Shop & godown; call after 6\n"ASAP" ధన్యవాదాలు';
    const coded = Object.fromEntries(
      Object.entries({ ...QUOTE, message }).map(([name, value]) => [name, encodeValue(value)]),
    );
    const first = await post({ ...coded, type: QUOTE.type });
    const second = await post({ ...QUOTE, message });
    assert.equal(second.json(), first.json());
    assert.equal(
      (await listLeads(db)).map((lead) => [lead.message, lead.mobile, lead.email]),
      [[message, QUOTE.mobile, QUOTE.email]],
    );
  }));

test('a lead that is sent many times at once is stored once', () =>
  withSite(async ({ db, post }) => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(QUOTE)));
    assert.equal([...new Set(responses.map((response) => response.body))].length, 1);
    assert.is((await listLeads(db)).length, 1);
  }));

test('leads that differ in one field, or in kind, are all stored', () =>
  withSite(async ({ db, post }) => {
    await Promise.all([post(QUOTE), post({ ...QUOTE, city: 'Warangal' }), post(ENQUIRY)]);
    assert.is((await listLeads(db)).length, 3);
  }));

test('a lead with other answers to the optional questions is another lead, and a copy of it is not', () =>
  withSite(async ({ db, post }) => {
    const car = { ...QUOTE, registration_number: 'TS09AB1234', expiry_month: 'March' };
    const bike = { ...QUOTE, registration_number: 'AP31CD5678', expiry_month: 'June' };
    const answers = [QUOTE, car, bike, { ...car, call_time: 'Evening' }];
    for (const lead of answers) assert.is((await post(lead)).statusCode, 200);
    assert.is((await listLeads(db)).length, 4);
    for (const lead of answers) await post({ ...lead, utm_source: 'news' });
    assert.is((await listLeads(db)).length, 4);
  }));

test('a duplicate counts as a repeat across midnight, and as a new lead after a day', () => {
  let time = new Date('2026-11-20T23:59:00.000Z').getTime();
  return withSite(
    async ({ db, post }) => {
      const send = async (): Promise<string> => (await post(QUOTE)).json().message;
      const first = await send();
      time += DAY_MS - 1;
      assert.is(await send(), first);
      time += 1;
      const second = await send();
      assert.is.not(second, first);
      assert.is(await send(), second);
      assert.is((await listLeads(db)).length, 2);
    },
    { now: () => new Date(time) },
  );
});

test('another database connection sees the lead once the response is sent', () =>
  withSite(async ({ folder, post }) => {
    await post(QUOTE);
    const other = await openExisting({ dataFolder: `${folder}/data`, databaseUrl: undefined });
    assert.is(other && (await listLeads(other)).length, 1);
    await other?.destroy();
  }));

test('SQLite writes each commit to disk before it returns', () =>
  withSite(async ({ db }) => {
    const settings = await db
      .transaction()
      .execute(async (transaction) => [
        (await sql`pragma journal_mode`.execute(transaction)).rows,
        (await sql`pragma synchronous`.execute(transaction)).rows,
      ]);
    assert.equal(settings, [[{ journal_mode: 'wal' }], [{ synchronous: 2 }]]);
  }));

test('a lead that cannot be stored gets 500 without details, and can be sent again', () =>
  withSite(async ({ db, errors, post }) => {
    await sql`create trigger broken after insert on leads begin select raise(abort, 'disk on fire'); end`.execute(
      db,
    );
    const response = await post(QUOTE);
    assert.is(response.statusCode, 500);
    assert.equal(response.json(), {
      success: false,
      message: 'Something went wrong on our side, and your request was not stored. Please try again later.',
    });
    assert.match(String(errors[0]), 'disk on fire');
    assert.equal(await listLeads(db), []);

    await sql`drop trigger broken`.execute(db);
    assert.is((await post(QUOTE)).statusCode, 200);
    assert.is((await listLeads(db)).length, 1);
  }));

test.run();
