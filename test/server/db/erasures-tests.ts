import type { Kysely } from 'kysely';
import { inject } from 'light-my-request';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { sampleContent } from '../../../demo/samples/content';
import { runLeads } from '../../../server/commands/leads';
import { replaceContent } from '../../../server/db/content';
import { claimDue } from '../../../server/db/deliveries';
import { changeState } from '../../../server/db/lead-states';
import { leadReference } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import type { Schema } from '../../../server/db/schema';
import type { DatabaseSettings } from '../../../server/db/settings';
import { createSite } from '../../../server/site/app';
import { listLeads } from '../../support/stored-leads';
import { APPLICATION, pdf, upload } from '../api/resumes';
import { callCommand } from '../commands/call-command';
import { ENQUIRY, multipart, QUOTE } from '../temp-site';

const DAY_MS = 24 * 60 * 60 * 1000;
const TABLES = ['leads', 'applications', 'resume_parts', 'deliveries'] as const;
/** Ravi's quote request. The other two leads that `withStoredLeads` stores are from Asha. */
const OTHER = { ...QUOTE, first_name: 'Ravi', mobile: '9000000001', email: 'ravi@example.com' };

type Leads = (...args: string[]) => ReturnType<typeof callCommand>;

type Stored = {
  readonly db: Kysely<Schema>;
  readonly leads: Leads;
  /** Posts a quote request or an enquiry, and returns its reference. */
  post(fields: Record<string, string>): Promise<string>;
  /** The references of Asha's quote request, her application with a résumé, and Ravi's quote request. */
  readonly references: readonly [quote: string, application: string, other: string];
};

/** Stores three leads that are `daysAgo` days old in an empty database, and calls `use`. */
export async function withStoredLeads(
  settings: DatabaseSettings,
  use: (stored: Stored) => Promise<void>,
  { daysAgo = 0 } = {},
): Promise<void> {
  const { dataFolder, databaseUrl = '' } = settings;
  const db = await openDatabase(settings);
  try {
    const now = () => new Date(Date.now() - daysAgo * DAY_MS);
    await replaceContent(db, await sampleContent(new Date()), new Date());
    const site = createSite({ db, distFolder: '/nowhere', now, channels: ['webhook', 'mail'] });
    const send = async (request: Parameters<typeof inject>[1]) => {
      const response = await inject(site, request);
      assert.is(response.statusCode, 200, response.body);
      return /[QEA]-\d{8}/.exec(response.body)?.[0] ?? '';
    };
    const post = async (fields: Record<string, string>) =>
      send({ method: 'POST', url: '/api/contact_us.php', ...(await multipart(fields)) });
    const references = [
      await post(QUOTE),
      await send(await upload(APPLICATION, { name: 'cv.pdf', bytes: pdf(600_000) })),
      await post(OTHER),
    ] as const;
    const env = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl };
    await use({ db, post, references, leads: (...args) => callCommand(runLeads, env, args) });
  } finally {
    await db.destroy();
  }
}

const countRows = async (db: Kysely<Schema>) =>
  Promise.all(TABLES.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));

/** Adds the erasure tests that SQLite and PostgreSQL must pass. `withEmpty` calls a function with an empty database. */
export function testErasures(
  test: Test,
  withEmpty: (use: (settings: DatabaseSettings) => Promise<void>) => Promise<void>,
): void {
  const withLeads = (use: (stored: Stored) => Promise<void>, options?: { daysAgo: number }) =>
    withEmpty((settings) => withStoredLeads(settings, use, options));

  test('everything about a person is exported, by email address in any case or by mobile number in any form', () =>
    withLeads(async ({ db, leads, references: [quote, application] }) => {
      const { code, stdout, stderr } = await leads('--person', 'ASHA@Example.com');
      assert.equal([code, stderr], [0, '']);
      const [first, second, ...others] = JSON.parse(stdout);
      assert.is(others.length, 0);
      assert.equal([first.reference, second.reference], [quote, application]);
      const [row] = await listLeads(db);
      assert.equal(Object.keys(first).sort(), [...Object.keys(row ?? {}), 'deliveries'].sort());
      assert.equal([first.mobile, first.extra, first.repeat_key], [QUOTE.mobile, {}, row?.repeat_key]);
      assert.equal(
        first.deliveries.map(({ channel, attempts }: Record<string, unknown>) => [channel, attempts]),
        [
          ['mail', 0],
          ['webhook', 0],
        ],
      );
      assert.is(second.application.resume_name, 'cv.pdf');
      assert.is(second.resume, `npm run leads -- --resume ${application} --out ${application}.pdf`);
      for (const typed of [['9876543210'], ['+91 98765-43210'], ['98765', '43210']]) {
        assert.is((await leads('--person', ...typed)).stdout, stdout, typed.join(' '));
      }
      assert.is((await leads('--person', 'nobody@example.com')).stdout, '[]\n');
    }));

  test('the export of a person has the status and note of each lead, and who saved them', () =>
    withLeads(async ({ db, leads }) => {
      const state = {
        status: 'called',
        note: 'Wants <two> quotes\nCall at 6',
        by: 'మీరా',
        version: 0,
      } as const;
      const at = new Date('2026-11-23T12:00:00.000Z');
      await changeState(db, 1, state, at);
      const [first, second] = JSON.parse((await leads('--person', '9876543210')).stdout);
      const { status, note, changed_by, changed_at, status_changes } = first.desk;
      assert.equal([status_changes.length, status_changes[0].to_status], [1, 'called']);
      assert.equal([status, note, changed_by, changed_at], ['called', state.note, 'మీరా', at.toISOString()]);
      assert.equal([first.state, second.desk], [QUOTE.state, undefined]);
      await leads('--person', '9876543210', '--erase');
      assert.equal(await db.selectFrom('lead_status_changes').selectAll().execute(), []);
    }));

  test('--erase deletes the leads of a person from every table, and records it without personal data', () =>
    withLeads(async ({ db, leads, references: [, , other] }) => {
      assert.is((await leads('--erasures')).stdout, 'Nothing has been erased yet.\n');
      const { code, stdout, stderr } = await leads('--person', '98765 43210', '--erase');
      assert.equal([code, stderr], [0, '']);
      const [, line = ''] = /^Erased: (\d{4}-\S+Z {2}person {2}2 leads, 1 résumé\n)$/.exec(stdout) ?? [];
      assert.is((await leads('--erasures')).stdout, line);
      assert.equal(await countRows(db), [1, 0, 0, 2]);
      assert.equal((await listLeads(db)).map(leadReference), [other]);
      const again = await leads('--person', 'asha@example.com', '--erase');
      assert.equal([again.code, again.stdout], [0, 'There are no such leads.\n']);
      assert.is((await leads('--erasures')).stdout, line);
    }));

  test('an erased lead is not delivered any more', () =>
    withLeads(async ({ db, leads }) => {
      await leads('--person', 'asha@example.com', '--erase');
      const due = await claimDue(db, 'webhook', { now: new Date(), leaseMs: 1000, limit: 10 });
      assert.equal(
        due,
        (await listLeads(db)).map(({ id }) => id),
      );
    }));

  test('--purge-older-than deletes the leads that are older, and no others', () =>
    withLeads(
      async ({ db, leads }) => {
        assert.is((await leads('--purge-older-than', '31')).stdout, 'There are no such leads.\n');
        const { stdout } = await leads('--purge-older-than', '30');
        assert.match(stdout, /^Erased: \d{4}-\S+Z {2}age {2}3 leads, 1 résumé\n$/);
        assert.equal(await countRows(db), [0, 0, 0, 0]);
      },
      { daysAgo: 30.5 },
    ));

  test('--dry-run prints what would be erased, and changes nothing', () =>
    withLeads(
      async ({ db, leads, references }) => {
        const before = await countRows(db);
        for (const [args, found, counts] of [
          [['--person', 'asha@example.com', '--erase'], references.slice(0, 2), '2 leads, 1 résumé'],
          [['--purge-older-than', '1'], references, '3 leads, 1 résumé'],
        ] as const) {
          const { code, stdout } = await leads(...args, '--dry-run');
          assert.is(code, 0);
          const lines = stdout.split('\n').slice(0, -1);
          assert.equal(
            lines.slice(0, -1).map((line) => line.split('  ')[0]),
            found,
          );
          assert.is(lines.at(-1), `Would erase ${counts}. Nothing has changed.`);
        }
        assert.equal(await countRows(db), before);
        assert.is((await leads('--erasures')).stdout, 'Nothing has been erased yet.\n');
      },
      { daysAgo: 2 },
    ));

  test('a copy of an erased lead is a new lead', () =>
    withLeads(async ({ db, leads, post, references: [quote, , other] }) => {
      assert.is(await post(QUOTE), quote);
      await leads('--person', 'asha@example.com', '--erase');
      const again = await post(QUOTE);
      assert.is.not(again, quote);
      assert.equal((await listLeads(db)).map(leadReference), [other, again]);
    }));

  test('leads arrive while others are erased', () =>
    withLeads(async ({ db, leads, post }) => {
      const posted = Array.from({ length: 20 }, (_, at) =>
        post({ ...ENQUIRY, mobile: `90000001${at + 10}`, email: `new${at}@example.com` }),
      );
      const [{ code, stderr }] = await Promise.all([
        leads('--person', 'asha@example.com', '--erase'),
        ...posted,
      ]);
      assert.equal([code, stderr], [0, '']);
      assert.is((await listLeads(db)).length, 21);
    }));
}
