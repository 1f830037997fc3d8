import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../../server/commands/leads';
import { findLeadId } from '../../../server/db/leads';
import { APPLICATION, pdf, upload } from '../api/resumes';
import { QUOTE, withSite } from '../temp-site';
import { callCommand } from './call-command';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const BYTES = pdf(700_000);

type TempSite = Parameters<Parameters<typeof withSite>[0]>[0];

const referenceIn = (response: Awaited<ReturnType<TempSite['send']>>) =>
  /[AQ]-\d{8}/.exec(response.json().message)?.[0] ?? '';

const withApplication = (
  use: (
    leads: (...args: string[]) => ReturnType<typeof callCommand>,
    site: TempSite,
    references: { readonly quote: string; readonly application: string },
  ) => Promise<void>,
) =>
  withSite(
    async (site) => {
      const quote = referenceIn(await site.post(QUOTE));
      const request = await upload(APPLICATION, { name: '=cv, new.pdf', bytes: BYTES });
      const application = referenceIn(await site.send(request));
      const env = { DATA_DIR: join(site.folder, 'data') };
      await use((...args) => callCommand(runLeads, env, args), site, { quote, application });
    },
    { now: () => NOON },
  );

test('an application is listed with its opening, and its résumé with name and size', () =>
  withApplication(async (leads, _, { application: reference }) => {
    const [json, csv, text] = [await leads('--json'), await leads('--csv'), await leads()];
    const [quote, application] = JSON.parse(json.stdout);
    assert.is('resume_name' in quote, false);
    assert.equal(application, {
      id: 2,
      reference,
      kind: 'application',
      received_at: NOON.toISOString(),
      job_id: '1',
      job_title: 'Claims Executive',
      full_name: 'Asha Rao',
      linkedin_profile: APPLICATION.linkedin_profile,
      resume_name: '=cv, new.pdf',
      resume_size: 700_000,
      mobile: '9876543210',
      email: 'asha@example.com',
      phone_number: '9876543210',
    });
    const [names = '', , row = ''] = csv.stdout.split('\r\n');
    // Check only the columns of applications: leads-command.test.ts checks the order of all columns.
    const [, later = ''] = names.split(
      ',job_id,job_title,full_name,linkedin_profile,resume_name,resume_size,',
    );
    assert.ok(later, names);
    const rest = ','.repeat(later.split(',').length);
    assert.ok(
      row.endsWith(
        `,1,Claims Executive,Asha Rao,${APPLICATION.linkedin_profile},"'=cv, new.pdf",700000${rest}`,
      ),
      row,
    );
    assert.match(text.stdout, `${reference}  application  ${NOON.toISOString()}\n`);
    assert.match(text.stdout, '  job_title          Claims Executive\n');
    assert.match(text.stdout, '  resume             =cv, new.pdf (684 KB)\n');
  }));

test('a résumé is exported unchanged, and never over an existing file', () =>
  withApplication(async (leads, { folder }, { application }) => {
    const file = join(folder, 'cv.pdf');
    const first = await leads('--resume', application, '--out', file);
    assert.equal(first, { code: 0, stdout: `Wrote =cv, new.pdf (684 KB) to ${file}\n`, stderr: '' });
    assert.ok((await readFile(file)).equals(BYTES));
    const again = await leads('--resume', '2', '--out', file);
    assert.equal([again.code, again.stdout], [1, '']);
    assert.is(again.stderr, `Cannot write ${file}: it already exists. Choose another file name.\n`);
  }));

test('a failing export prints one line and leaves no file', () =>
  withApplication(async (leads, { db, folder }, { quote, application }) => {
    const before = await readdir(folder);
    const file = join(folder, 'a.pdf');
    const lost = join(folder, 'no', 'a.pdf');
    for (const [args, message] of [
      [['--resume', 'A-1009', '--out', file], 'There is no application A-1009. "npm run leads" lists them.'],
      [['--resume', quote, '--out', file], `There is no application ${quote}. "npm run leads" lists them.`],
      [['--resume', '../x', '--out', file], 'There is no application ../x. "npm run leads" lists them.'],
      [['--resume', application, '--out', lost], `Cannot write ${lost}: its folder does not exist.`],
      [['--resume', application], '--resume needs --out FILE. Usage: npm run leads'],
      [
        ['--resume', '2', '--out', file, '--json'],
        '--resume and --json exclude each other. Usage: npm run leads',
      ],
    ] as const) {
      const { code, stdout, stderr } = await leads(...args);
      assert.equal([code, stdout], [1, ''], args.join(' '));
      assert.ok(stderr.startsWith(message), stderr);
      assert.match(stderr, /^[^\n]+\n$/);
    }
    await sql`delete from resume_parts where part = 1`.execute(db);
    const damaged = await leads('--resume', application, '--out', file);
    assert.equal([damaged.code, damaged.stderr], [1, 'The résumé in the database is damaged\n']);
    assert.equal(await readdir(folder), before);
  }));

test('a lead is found by its reference or its id', () =>
  withApplication(async (_, { db }, { quote, application }) => {
    for (const [given, id] of [
      [application, 2],
      [application.toLowerCase(), 2],
      [quote, 1],
      ['2', 2],
      ['7', undefined],
      [quote.replace('Q', 'A'), undefined],
      [quote.replace('Q', 'X'), undefined],
      ['A-1002', undefined],
      ['A-', undefined],
      ['', undefined],
      ['1e3', undefined],
    ] as const) {
      assert.is(await findLeadId(db, given), id, given);
    }
  }));

test('a lead of a release before 0.3 keeps its reference, made of its id', () =>
  withApplication(async (leads, { db }) => {
    await sql`update leads set reference = null`.execute(db);
    const listed: { reference: string }[] = JSON.parse((await leads('--json')).stdout);
    assert.equal(
      listed.map(({ reference }) => reference),
      ['Q-1001', 'A-1002'],
    );
    assert.is(await findLeadId(db, 'A-1002'), 2);
    assert.is(await findLeadId(db, 'Q-1002'), undefined);
  }));

test.run();
