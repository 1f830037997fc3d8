import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAnalyticsCounter } from '../../../server/api/analytics-counter';
import { runReport } from '../../../server/commands/report';
import { openDatabase } from '../../../server/db/open';
import { addPartner } from '../../../server/db/partners';
import type { Funnel } from '../../../server/reports/funnel-report';
import type { SiteOptions } from '../../../server/site/app';
import { callCommand } from '../commands/call-command';
import { QUOTE, withSite, withTempFolder } from '../temp-site';

const DAY = '2026-11-24';
const DIST = {
  'services.html': '',
  'embed/quote-form.html': '',
  "corporate/contractor's-all-risk-insurance.html": '',
};
const FORM = { path: '/services', form: 'quote-form' };

type Site = Parameters<Parameters<typeof withSite>[0]>[0] & {
  report(body: unknown, headers?: Record<string, string>): Promise<number>;
  /** Stores the counts in the database, and runs `npm run report`. Returns what the command prints. */
  print(...args: string[]): Promise<string>;
  json(...args: string[]): Promise<Funnel>;
};

/** Starts a site that counts reports; its clock always shows noon of `DAY`. */
const withCounter = (use: (site: Site) => Promise<void>, options: Partial<SiteOptions> = {}) =>
  withTempFolder(async (dataFolder) => {
    const db = await openDatabase({ dataFolder, databaseUrl: undefined });
    const now = () => new Date(`${DAY}T12:00:00.000Z`);
    const counter = createAnalyticsCounter({ db, now });
    try {
      await withSite(
        async (site) => {
          const print = async (...args: string[]) => {
            await counter.flush();
            const { code, stdout, stderr } = await callCommand(runReport, { DATA_DIR: dataFolder }, args);
            assert.equal([code, stderr], [0, '']);
            return stdout;
          };
          await use({
            ...site,
            db,
            async report(body, headers = { 'content-type': 'text/plain;charset=UTF-8' }) {
              const payload = typeof body === 'string' ? body : JSON.stringify(body);
              return (await site.send({ method: 'POST', url: '/api/analytics', headers, payload }))
                .statusCode;
            },
            print,
            json: async (...args) => JSON.parse(await print('--json', ...args)),
          });
        },
        { db, counter, dist: DIST, ...options } as never,
      );
    } finally {
      await counter.stop();
      await db.destroy();
    }
  });

test('the report has the steps of each page and form with their rates', () =>
  withCounter(async ({ report, json, print }) => {
    const view = { path: '/services', title: 'Services', referrer: '' };
    for (const body of [view, view, view, { event: 'call', path: '/services' }]) await report(body);
    for (let times = 0; times < 2; times++) await report({ event: 'form_seen', ...FORM });
    for (const event of ['form_used', 'form_submitted', 'form_sent']) await report({ event, ...FORM });
    const { pages, forms, total } = await json();
    assert.equal(pages, [
      {
        name: '/services',
        views: 3,
        seen: 2,
        used: 1,
        submitted: 1,
        failed: 0,
        unsent: 0,
        sent: 1,
        calls: 1,
        whatsapp: 0,
        used_of_seen: 50,
        submitted_of_used: 100,
        sent_of_submitted: 100,
        sent_of_seen: 50,
      },
    ]);
    assert.equal([forms[0]?.name, forms[0]?.seen, total.sent], ['quote-form', 2, 1]);
    assert.match(await print(), /^Pages\npage .+\n\/services +3 +2 +1 +1 +0 +0 +1 /);
  }));

test('fields are listed by how often they fail, each once for a report', () =>
  withCounter(async ({ report, json }) => {
    await report({ event: 'form_failed', ...FORM, fields: ['mobile', 'city', 'city'] });
    await report({ event: 'form_failed', ...FORM, fields: ['city'] });
    await report({ event: 'form_used', ...FORM, fields: ['first_name'] });
    await report({ event: 'form_used', ...FORM, fields: ['whatsapp'] });
    const { fields, total } = await json();
    assert.is(total.failed, 2);
    assert.equal(
      fields.map(({ field, failed, first_used }) => [field, failed, first_used]),
      [
        ['city', 2, 0],
        ['mobile', 1, 0],
        ['first_name', 0, 1],
        ['whatsapp', 0, 1],
      ],
    );
  }));

test('a partner has the steps of our pages, and the leads of its own, which report nothing', () =>
  withCounter(async ({ report, json, post }) => {
    await post({ ...QUOTE, partner: 'asha' });
    await post({ ...QUOTE, mobile: '9876543211', partner: 'agent-42' });
    await report({ event: 'form_seen', path: '/embed/quote-form', form: 'quote-form', partner: 'agent-42' });
    const { partners } = await json();
    assert.equal(
      partners.map(({ name, seen, sent, leads }) => [name, seen, sent, leads]),
      [
        ['agent-42', 1, 1, 1],
        ['asha', 0, 1, 1],
      ],
    );
  }));

test('steps count for the registered partner, and for others without quotes', () =>
  withCounter(async ({ db, report, json }) => {
    await addPartner(db, { id: 'agent-42', name: 'Asha' }, new Date());
    const seen = (partner: string) => report({ ...FORM, event: 'form_seen', partner });
    for (const partner of ['agent-42', '“Agent‑42”', 'AGENT—42', 'agent-42\u00a0', 'agent%2D42'])
      await seen(partner);
    for (const partner of ['agnet-42', '“agnet-42”', '“”']) await seen(partner);
    const { partners } = await json();
    assert.equal(
      partners.map(({ name, seen }) => [name, seen]),
      [
        ['agent-42', 5],
        ['agnet-42', 2],
      ],
    );
  }));

test('a path that is no page of the site is not stored', () =>
  withCounter(async ({ report, json }) => {
    const paths = [
      '/9876543210',
      '/../data/broker',
      '/%zz',
      '//services',
      '/embed//quote-form',
      '/index',
      '/blog-details/NQ==',
      '/services/',
    ];
    for (const path of [...paths, "/corporate/contractor's-all-risk-insurance"]) await report({ path });
    assert.equal(Object.fromEntries((await json()).pages.map(({ name, views }) => [name, views])), {
      '(other pages)': 5,
      '/': 1,
      '/blog-details': 1,
      "/corporate/contractor's-all-risk-insurance": 1,
      '/services': 1,
    });
  }));

test('what is not a report is refused, and stores nothing', () =>
  withCounter(async ({ report, send, print }) => {
    const invalid = [
      '',
      '{',
      '[]',
      {},
      { path: '' },
      { path: `/${'a'.repeat(300)}` },
      { path: '/services', event: 'purchase' },
      { ...FORM, event: 'form_seen', form: 'other' },
      { ...FORM, event: 'form_failed', fields: ['9876543210'] },
      { ...FORM, event: 'form_seen', partner: 'a\u0000b' },
      // An unpaired surrogate is refused: PostgreSQL would store each one as the same replacement character.
      { ...FORM, event: 'form_seen', partner: '\ud800' },
      { ...FORM, event: 'form_seen', partner: 'a'.repeat(101) },
    ];
    for (const body of invalid) assert.is(await report(body), 400, JSON.stringify(body));
    assert.is(await report({ path: '/services', title: 'a'.repeat(9000) }), 413);
    assert.is((await send({ method: 'GET', url: '/api/analytics' })).statusCode, 405);
    assert.match(await print(), /^Nothing has been counted/);
  }));

test('the reports of an address are limited, apart from its leads', () =>
  withCounter(
    async ({ report, post }) => {
      const statuses = [];
      for (let times = 0; times < 21; times++) statuses.push(await report({ path: '/services' }));
      assert.equal([...new Set(statuses.slice(0, 20)), statuses[20]], [202, 429]);
      assert.is((await post(QUOTE)).statusCode, 200);
    },
    { leadsPerMinute: 1 },
  ));

test('a server without a counter takes no reports', () =>
  withSite(async ({ send }) => {
    assert.is((await send({ method: 'POST', url: '/api/analytics', payload: '{}' })).statusCode, 404);
  }));

test('counts that could not be stored are stored later', () =>
  withTempFolder(async (dataFolder) => {
    const db = await openDatabase({ dataFolder, databaseUrl: undefined });
    const errors: unknown[] = [];
    const counter = createAnalyticsCounter({ db, reportError: (error) => errors.push(error) });
    const count = { path: '/', partner: '', form: '', event: 'view', field: '' };
    await db.schema.alterTable('analytics').renameTo('elsewhere').execute();
    counter.add(count);
    await counter.flush();
    await counter.flush();
    assert.is(errors.length, 1);
    await db.schema.alterTable('elsewhere').renameTo('analytics').execute();
    counter.add(count);
    await counter.stop();
    assert.equal(await db.selectFrom('analytics').select('times').execute(), [{ times: 2 }]);
    await db.destroy();
  }));

test('if a part of the counts cannot be stored, none is stored, and each is counted once later', () =>
  withTempFolder(async (dataFolder) => {
    const db = await openDatabase({ dataFolder, databaseUrl: undefined });
    const counter = createAnalyticsCounter({ db, reportError: () => {} });
    // Add 101 counts, which take two insert statements: one statement stores up to 100.
    for (let number = 100; number <= 200; number++)
      counter.add({ path: `/${number}`, partner: '', form: '', event: 'view', field: '' });
    await sql`create trigger refuse before insert on analytics when new.path = '/200'
      begin select raise(abort, 'no'); end`.execute(db);
    await counter.flush();
    await sql`drop trigger refuse`.execute(db);
    await counter.stop();
    const rows = await db.selectFrom('analytics').select('times').execute();
    assert.equal([rows.length, new Set(rows.map(({ times }) => times))], [101, new Set([1])]);
    await db.destroy();
  }));

test('the report begins at a day, and goes to a new file as JSON or CSV', () =>
  withCounter(async ({ report, print, json, folder }) => {
    await report({ path: '/services' });
    assert.is((await json('--since', DAY)).total.views, 1);
    assert.is((await json('--since', '2026-11-25')).total.views, 0);
    assert.match(await print('--since', '2026-11-25'), /^Nothing has been counted/);
    const file = join(folder, 'funnel.csv');
    assert.is(await print('--csv', '--out', file), `Wrote the report to ${file}\n`);
    const [head = '', row = ''] = (await readFile(file, 'utf8')).replace('\ufeff', '').split('\r\n');
    assert.match(head, /^about,name,field,views,seen,used,/);
    assert.match(row, /^page,\/services,,1,0,0,/);
  }));

test('the report does not begin at a time, since the counts are those of whole days', async () => {
  const since = `${DAY}T12:00Z`;
  const { code, stderr } = await callCommand(runReport, { DATA_DIR: 'no-such-folder' }, ['--since', since]);
  assert.is(code, 1);
  assert.ok(stderr.startsWith(`--since ${since} has a time. Give a day such as 2026-01-31. Usage: `), stderr);
});

test('a wrong option of the report is one line with the usage', async () => {
  for (const args of [['--json', '--csv'], ['--since', 'May'], ['--all'], ['now']]) {
    const { code, stderr } = await callCommand(runReport, { DATA_DIR: 'no-such-folder' }, args);
    assert.is(code, 1);
    assert.match(stderr, /^.+ Usage: npm run report .+\n$/);
  }
});

test('a report as a form counts like one as JSON', () =>
  withCounter(async ({ report, json }) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    assert.is(await report('path=%2Fservices', headers), 202);
    const failed =
      'path=%2Fservices&partner=A__32___38___32_B&event=form_failed&form=quote-form&fields=mobile&fields=city';
    assert.is(await report(failed, headers), 202);
    assert.is(await report('title=x', headers), 400);
    const { pages, fields, partners } = await json();
    assert.is(pages[0]?.views, 1);
    assert.equal(
      partners.map(({ name }) => name),
      ['A & B'],
    );
    assert.equal(fields.map(({ field }) => field).sort(), ['city', 'mobile']);
  }));

test.run();
