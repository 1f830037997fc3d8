import { readdir } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { insertOnce, type NewLead } from '../../demo/db/leads';
import { openDatabase } from '../../demo/db/open';
import { runCommand } from './run-command';
import { ENQUIRY, QUOTE, withTempFolder } from './temp-site';

const { type: _, ...quoteFields } = QUOTE;
const { type: __, ...enquiryFields } = ENQUIRY;
const QUOTE_LEAD: NewLead = { kind: 'quote', fields: quoteFields, extra: { partner: 'agent-42' } };
const ENQUIRY_LEAD: NewLead = {
  kind: 'query',
  fields: { ...enquiryFields, first_name: '=1+1', message: 'one "two",\r\nthree' },
  extra: {},
};

const leads = (folder: string, ...args: string[]) =>
  runCommand('leads.ts', folder, { DATA_DIR: folder }, args).ended;

const withLeads = (use: (folder: string) => Promise<void>) =>
  withTempFolder(async (folder) => {
    const db = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
    try {
      await insertOnce(db, QUOTE_LEAD, new Date('2026-11-19T23:59:59.999Z'));
      await insertOnce(db, ENQUIRY_LEAD, new Date('2026-11-20T00:00:00.000Z'));
      await use(folder);
    } finally {
      await db.destroy();
    }
  });

test('--json prints every lead with the fields that it has', () =>
  withLeads(async (folder) => {
    const { code, stdout, stderr } = await leads(folder, '--json');
    assert.equal([code, stderr], [0, '']);
    assert.equal(JSON.parse(stdout), [
      {
        id: 1,
        reference: 'Q-1001',
        kind: 'quote',
        received_at: '2026-11-19T23:59:59.999Z',
        ...quoteFields,
        partner: 'agent-42',
      },
      {
        id: 2,
        reference: 'E-1002',
        kind: 'query',
        received_at: '2026-11-20T00:00:00.000Z',
        ...ENQUIRY_LEAD.fields,
      },
    ]);
  }));

test('--csv quotes what needs it, and a cell cannot become a formula', () =>
  withLeads(async (folder) => {
    const { stdout } = await leads(folder, '--csv');
    assert.is(
      stdout,
      'id,reference,kind,received_at,first_name,last_name,mobile,email,state,city,insurance_type,type_of_insurance,message,partner,utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,consent,job_id,job_title,full_name,linkedin_profile,resume_name,resume_size\r\n' +
        '1,Q-1001,quote,2026-11-19T23:59:59.999Z,Asha,Rao,9876543210,asha@example.com,Telangana,Hyderabad,Individual,Motor,Two cars,agent-42,,,,,,,,,,,,,\r\n' +
        `2,E-1002,query,2026-11-20T00:00:00.000Z,'=1+1,Rao,9876543210,asha@example.com,,,,,"one ""two"",\r\nthree",,,,,,,,,,,,,,\r\n`,
    );
  }));

test('without an option the list is for people', () =>
  withLeads(async (folder) => {
    const { stdout } = await leads(folder);
    assert.match(stdout, 'Q-1001  quote  2026-11-19T23:59:59.999Z\n  first_name         Asha\n');
    assert.match(stdout, '  message            one "two",\n                     three\n');
  }));

test('--since leaves out what came before', () =>
  withLeads(async (folder) => {
    for (const [since, count] of [
      ['2026-11-19', 2],
      ['2026-11-20', 1],
      ['2026-11-20T05:30:00+05:30', 1],
      ['2026-11-21', 0],
    ] as const) {
      const { stdout } = await leads(folder, '--json', '--since', since);
      assert.is(JSON.parse(stdout).length, count, since);
    }
  }));

test('leads are listed while the server is in the middle of writing one', () =>
  withTempFolder(async (folder) => {
    const db = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
    await insertOnce(db, QUOTE_LEAD, new Date());
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('leads').set({ city: 'Warangal' }).execute();
      const { stdout } = await leads(folder, '--json');
      assert.is(JSON.parse(stdout)[0].city, 'Hyderabad');
    });
    await db.destroy();
  }));

test('where no server has run, the list is empty and nothing is made', () =>
  withTempFolder(async (folder) => {
    for (const [option, printed] of [
      ['--json', /^\[\]\n$/],
      ['--csv', /^id,reference,[^\n]*\r\n$/],
    ] as const) {
      const { code, stdout, stderr } = await leads(folder, option);
      assert.equal([code, stderr], [0, '']);
      assert.match(stdout, printed);
    }
    assert.is((await leads(folder)).stdout, 'No leads yet.\n');
    assert.equal(await readdir(folder), []);
  }));

test('a bad option or date is said in one line', () =>
  withTempFolder(async (folder) => {
    for (const args of [
      ['--xml'],
      ['--json', '--csv'],
      ['extra'],
      ['--since'],
      ['--since', 'yesterday'],
      ['--since', '2026-02-30'],
      ['--since', '2026-13-01T00:00Z'],
    ]) {
      const { code, stdout, stderr } = await leads(folder, ...args);
      assert.is(code, 1, args.join(' '));
      assert.is(stdout, '');
      assert.match(stderr, /^[^\n]+Use: npm run leads[^\n]+\n$/);
    }
  }));

test.run();
