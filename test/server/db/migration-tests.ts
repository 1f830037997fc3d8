import { type Kysely, sql } from 'kysely';
import { inject } from 'light-my-request';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { sampleContent } from '../../../demo/samples/content';
import { runLeads } from '../../../server/commands/leads';
import { findApplication, readResume } from '../../../server/db/applications';
import { seedContent, selectContent } from '../../../server/db/content';
import { insertOnce } from '../../../server/db/leads';
import type { Migrations } from '../../../server/db/migrate';
import { MIGRATIONS } from '../../../server/db/migrations';
import { databaseAddress, openDatabase, openExisting } from '../../../server/db/open';
import type { Schema } from '../../../server/db/schema';
import type { DatabaseSettings } from '../../../server/db/settings';
import { createSite } from '../../../server/site/app';
import { listReports } from '../../support/stored-leads';
import { upload } from '../api/resumes';
import { callCommand } from '../commands/call-command';
import { ENQUIRY, multipart, QUOTE } from '../temp-site';
import { type ListedLead, SAVED_VERSIONS, savedLeads } from './saved-databases';

/**
 * Calls `use` with a copy of the database that was saved with `version`, or with an empty database if `version` is
 * undefined.
 */
export type WithDatabase = (
  version: string | undefined,
  use: (settings: DatabaseSettings) => Promise<void>,
) => Promise<void>;

/** Values of the form field `type`, keyed by the kind of lead that the form sends. */
const FORM_TYPES: Readonly<Record<string, string>> = { quote: QUOTE.type, query: ENQUIRY.type };

/** The saved version whose posts and openings have no dates and no authors. */
const WITHOUT_DATES = '0.2.0';

const HOUR_MS = 60 * 60 * 1000;
const LONG_LOCK_TIMEOUT = { lockTimeoutMs: 60_000 };
const NEXT = '9999-next';
const ONE_WAY = '9999-next-one-way';

const addNextColumn = (db: Kysely<unknown>) =>
  db.schema.alterTable('leads').addColumn('next_column', 'text').execute();

/** Returns the migrations of a hypothetical next release. */
const nextMigrations = (up: (db: Kysely<unknown>) => Promise<void> = addNextColumn): Migrations => ({
  ...MIGRATIONS,
  [NEXT]: { up },
});

const nextColumn = async (db: Kysely<Schema>) =>
  (await sql<{ next_column: string | null }>`select next_column from leads`.execute(db)).rows.map(
    ({ next_column }) => next_column,
  );

async function openToRead(settings: DatabaseSettings, migrations = MIGRATIONS): Promise<Kysely<Schema>> {
  const db = await openExisting(settings, { ...LONG_LOCK_TIMEOUT, migrations });
  if (!db) throw new Error('There is no database.');
  return db;
}

async function withOpen<Result>(
  opening: Promise<Kysely<Schema>>,
  read: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const db = await opening;
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

const messageOf = (opening: Promise<unknown>): Promise<string> =>
  opening.then(
    () => 'It was opened.',
    (error: Error) => error.message,
  );

const leadsCommand = ({ dataFolder, databaseUrl = '' }: DatabaseSettings, ...args: string[]) =>
  callCommand(runLeads, { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl }, args);

async function resumeOf(db: Kysely<Schema>, { id }: ListedLead): Promise<Buffer> {
  const application = await findApplication(db, Number(id));
  const parts: Buffer[] = [];
  if (application) for await (const part of readResume(db, application)) parts.push(part);
  return Buffer.concat(parts);
}

const postLead = async (fields: Readonly<Record<string, string>>) => ({
  method: 'POST' as const,
  url: '/api/contact_us.php',
  ...(await multipart(fields)),
});

/** Returns the request that stored `lead`, rebuilt from the fields of the lead. */
async function requestOf(db: Kysely<Schema>, lead: ListedLead) {
  const fields = Object.fromEntries(Object.entries(lead).map(([name, value]) => [name, `${value}`]));
  const { kind = '', mobile = '', resume_name: name = '', ...others } = fields;
  const type = FORM_TYPES[kind];
  if (type) return postLead({ ...others, mobile, type });
  const application = { ...others, action: 'apply', phone_number: mobile };
  return upload(application, { name, bytes: await resumeOf(db, lead) });
}

function addVersionTests(test: Test, withDatabase: WithDatabase, version: string): void {
  const saved = savedLeads(version);

  test(`npm run leads lists the leads of version ${version} before its server has started again`, () =>
    withDatabase(version, async (settings) => {
      const json = await leadsCommand(settings, '--json');
      assert.is(json.stderr, '');
      assert.equal(JSON.parse(json.stdout), saved);
      const csv = await leadsCommand(settings, '--csv');
      const text = await leadsCommand(settings);
      for (const { id, reference, kind, received_at } of saved) {
        assert.match(csv.stdout, `\r\n${id},${reference},${kind},${received_at},`);
        assert.match(text.stdout, `${reference}  ${kind}  ${received_at}\n`);
      }
    }));

  test(`a release that adds a column reads the leads of version ${version} before its server has started`, () =>
    withDatabase(version, (settings) =>
      withOpen(openToRead(settings, nextMigrations()), async (db) => {
        assert.equal(await listReports(db), saved);
        assert.equal(
          await nextColumn(db),
          saved.map(() => null),
        );
      }),
    ));

  test(`processes that open a database of version ${version} together run a pending migration once`, () =>
    withDatabase(version, async (settings) => {
      let runs = 0;
      const migrations = nextMigrations(async (db) => {
        runs++;
        await addNextColumn(db);
      });
      const options = { ...LONG_LOCK_TIMEOUT, migrations };
      const opened = await Promise.all([
        openDatabase(settings, options),
        openToRead(settings, migrations),
        openDatabase(settings, options),
        openToRead(settings, migrations),
      ]);
      assert.is(runs, 1);
      for (const db of opened) assert.equal(await listReports(db), saved);
      await Promise.all(opened.map((db) => db.destroy()));
      await withOpen(openDatabase(settings, options), async (db) =>
        assert.equal(await listReports(db), saved),
      );
      assert.is(runs, 1);
    }));

  test(`a lead of version ${version} is not stored twice, and a new one is stored after it`, () =>
    withDatabase(version, (settings) =>
      withOpen(openDatabase(settings, { migrations: nextMigrations() }), async (db) => {
        const last = Math.max(...saved.map(({ received_at }) => Date.parse(`${received_at}`)));
        const now = () => new Date(last + HOUR_MS);
        const site = createSite({ db, distFolder: '/nowhere', now });
        for (const lead of saved) {
          const { statusCode, body } = await inject(site, await requestOf(db, lead));
          assert.is(statusCode, 200, body);
          assert.match(body, lead.reference);
        }
        assert.equal(await listReports(db), saved);
        const request = await postLead({ ...QUOTE, city: 'Mapusa' });
        assert.is((await inject(site, request)).statusCode, 200);
        const leads = await listReports(db);
        assert.equal(leads.slice(0, -1), saved);
        assert.is(leads.at(-1)?.city, 'Mapusa');
      }),
    ));

  if (version === WITHOUT_DATES)
    test(`the dates and authors of the posts and openings of version ${version} are empty`, () =>
      withDatabase(version, (settings) =>
        withOpen(openDatabase(settings), async (db) => {
          const { jobs, posts } = await selectContent(db);
          assert.ok(jobs.length > 0 && posts.length > 0);
          for (const { posted_at } of jobs) assert.is(posted_at, '');
          for (const { published_at, author } of posts) assert.equal([published_at, author], ['', '']);
        }),
      ));

  test(`the first start on a database of version ${version} writes the samples only if it had no content`, () =>
    withDatabase(version, (settings) =>
      withOpen(openDatabase(settings), async (db) => {
        const now = new Date();
        const before = await selectContent(db);
        await seedContent(db, sampleContent, now);
        assert.equal(await selectContent(db), before.posts.length > 0 ? before : await sampleContent(now));
      }),
    ));
}

/** Adds the migration tests that run on every database engine. */
export function addMigrationTests(test: Test, withDatabase: WithDatabase): void {
  for (const version of SAVED_VERSIONS) addVersionTests(test, withDatabase, version);

  const newest = SAVED_VERSIONS.at(-1) ?? '';
  /** Calls `run` with a copy of the newest saved database, to which this release's migrations have been applied. */
  const withUpToDate = (run: (settings: DatabaseSettings) => Promise<void>) =>
    withDatabase(newest, async (settings) => {
      await (await openDatabase(settings)).destroy();
      await run(settings);
    });

  test('servers that start together on an empty database create its tables once', () =>
    withDatabase(undefined, async (settings) => {
      const opened = await Promise.all([1, 2, 3].map(() => openDatabase(settings, LONG_LOCK_TIMEOUT)));
      for (const db of opened) assert.equal(await listReports(db), []);
      await Promise.all(opened.map((db) => db.destroy()));
    }));

  test('a database that is up to date opens while another process is migrating it', () =>
    withUpToDate(async (settings) => {
      const migrations = nextMigrations(async () => {
        await withOpen(openDatabase(settings, { lockTimeoutMs: 0 }), listReports);
        await withOpen(openToRead(settings), listReports);
      });
      await withOpen(openDatabase(settings, { migrations }), async (db) =>
        assert.equal(await listReports(db), savedLeads(newest)),
      );
    }));

  test('a failing migration is reported with its reason, and changes nothing', () =>
    withUpToDate(async (settings) => {
      const migrations = nextMigrations(async (db) => {
        await addNextColumn(db);
        await addNextColumn(db);
      });
      for (const open of [openDatabase, openExisting]) {
        const message = await messageOf(open(settings, { migrations }));
        const start = `Cannot use the database at ${databaseAddress(settings)}: the migration ${NEXT} failed: `;
        assert.ok(message.startsWith(start), message);
        assert.match(message.slice(start.length), /column.*next_column.*\. The data is unchanged\./);
        assert.not.match(message, /DATA_DIR|DATABASE_URL/);
      }
      await withOpen(openDatabase(settings, { migrations: nextMigrations() }), async (db) =>
        assert.equal(await listReports(db), savedLeads(newest)),
      );
    }));

  test('a database that a newer release has migrated is read and written to', () =>
    withUpToDate(async (settings) => {
      await (await openDatabase(settings, { migrations: nextMigrations() })).destroy();
      await withOpen(openDatabase(settings), async (db) => {
        const lead = { kind: 'quote', fields: { first_name: 'Later' }, extra: {} } as const;
        await insertOnce(db, lead, new Date());
        assert.is((await listReports(db)).length, savedLeads(newest).length + 1);
      });
    }));

  test('a database after a one-way migration of a newer release is read, but not written to', () =>
    withUpToDate(async (settings) => {
      const newer = { ...MIGRATIONS, [ONE_WAY]: { up: addNextColumn } };
      await (await openDatabase(settings, { migrations: newer })).destroy();
      assert.equal(JSON.parse((await leadsCommand(settings, '--json')).stdout), savedLeads(newest));
      const diverged = { migrations: { ...MIGRATIONS, '9998-other': { up: addNextColumn } } };
      const messages = [openDatabase(settings), openExisting(settings, diverged)].map(messageOf);
      for (const message of await Promise.all(messages)) {
        assert.is(
          message,
          `Cannot use the database at ${databaseAddress(settings)}: a newer release has migrated it (${ONE_WAY}). ` +
            'Start that release, or restore a backup made before the upgrade.',
        );
      }
    }));
}
