import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../../server/commands/leads';
import { runPartners } from '../../../server/commands/partners';
import { runReport } from '../../../server/commands/report';
import { insertOnce, leadReference, type NewLead } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { orderColumns } from '../../../server/reports/lead-report';
import { LEAD_FIELDS } from '../../../widgets/contract/field-rules';
import { ENQUIRY, QUOTE, withTempFolder } from '../temp-site';
import { callCommand } from './call-command';
import { runCommand } from './run-command';

const { type: _, ...quoteFields } = QUOTE;
const { type: __, ...enquiryFields } = ENQUIRY;
const QUOTE_LEAD: NewLead = { kind: 'quote', fields: quoteFields, extra: { partner: 'agent-42' } };
const ENQUIRY_LEAD: NewLead = {
  kind: 'query',
  fields: { ...enquiryFields, first_name: '=1+1', message: 'one "two",\r\nthree' },
  extra: {},
};

const leads = (folder: string, ...args: string[]) => callCommand(runLeads, { DATA_DIR: folder }, args);

const BYTE_ORDER_MARK = '\ufeff';

/**
 * The first columns of a CSV, in their order. Brokers' spreadsheets depend on this order, so columns of new fields must
 * come after these columns.
 */
const FIRST_COLUMNS =
  'id,reference,kind,received_at,first_name,last_name,mobile,email,state,city,insurance_type,type_of_insurance,message,partner,utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,consent,job_id,job_title,full_name,linkedin_profile,resume_name,resume_size,undelivered,message_withheld,unknown_partner,suspected,notice,consent_version,language,seconds_to_fill,resume_scan,call_time,registration_number,expiry_month,whatsapp';

const withLeads = (use: (folder: string, references: readonly [string, string]) => Promise<void>) =>
  withTempFolder(async (folder) => {
    const db = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
    try {
      const quote = await insertOnce(db, QUOTE_LEAD, new Date('2026-11-19T18:29:59.999Z'));
      const enquiry = await insertOnce(db, ENQUIRY_LEAD, new Date('2026-11-19T18:30:00.000Z'));
      await use(folder, [leadReference(quote), leadReference(enquiry)]);
    } finally {
      await db.destroy();
    }
  });

test('--json prints every lead without empty fields', () =>
  withLeads(async (folder, [quote, enquiry]) => {
    const { code, stdout, stderr } = await leads(folder, '--json');
    assert.equal([code, stderr], [0, '']);
    assert.equal(JSON.parse(stdout), [
      {
        id: 1,
        reference: quote,
        kind: 'quote',
        received_at: '2026-11-19T18:29:59.999Z',
        ...quoteFields,
        partner: 'agent-42',
        unknown_partner: true,
      },
      {
        id: 2,
        reference: enquiry,
        kind: 'query',
        received_at: '2026-11-19T18:30:00.000Z',
        ...ENQUIRY_LEAD.fields,
      },
    ]);
  }));

test('--csv starts with a byte order mark for Excel, quotes cells if needed, and contains no formula', () =>
  withLeads(async (folder, [quote, enquiry]) => {
    const { stdout } = await leads(folder, '--csv');
    const columns = stdout.slice(BYTE_ORDER_MARK.length, stdout.indexOf('\r\n')).split(',');
    const first = FIRST_COLUMNS.split(',');
    assert.equal(columns.slice(0, first.length), first);
    const later = Object.keys(LEAD_FIELDS).filter((name) => !first.includes(name));
    assert.equal(columns.slice(first.length), ['renewal_month', ...later]);
    const row = (values: Readonly<Record<string, string>>) =>
      `${columns.map((name) => values[name] ?? '')}\r\n`;
    assert.is(
      stdout,
      `${BYTE_ORDER_MARK}${columns}\r\n` +
        row({
          id: '1',
          reference: quote,
          kind: 'quote',
          received_at: '2026-11-19T18:29:59.999Z',
          ...quoteFields,
          partner: 'agent-42',
          unknown_partner: 'yes',
        }) +
        row({
          id: '2',
          reference: enquiry,
          kind: 'query',
          received_at: '2026-11-19T18:30:00.000Z',
          ...enquiryFields,
          first_name: `"'=1+1"`,
          message: '"one ""two"",\r\nthree"',
        }),
    );
  }));

test('the column of a field that is added later is the last one, and no column occurs twice', () => {
  const columns = orderColumns(['first_name', 'pincode', 'message']);
  assert.equal(columns.slice(4, 7), ['first_name', 'message', 'partner']);
  assert.equal(columns.slice(-2), ['renewal_month', 'pincode']);
  assert.is(new Set(columns).size, columns.length);
});

test('thousands of leads are listed once each, in order, with what is known of them', () =>
  withTempFolder(async (folder) => {
    const db = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
    const count = 2500;
    const received_at = '2026-11-19T18:30:00.000Z';
    const row = { kind: 'query', received_at, extra: '{}' } as const;
    for (let id = 0; id < count; id += 500)
      await db.insertInto('leads').values(Array(500).fill(row)).execute();
    const failed = { lead_id: 2400, channel: 'mail', started_at: received_at, attempts: 9 } as const;
    await db
      .insertInto('deliveries')
      .values({ ...failed, due_at: null, last_error: 'timeout' })
      .execute();
    await db.destroy();
    const listed: { id: number; undelivered?: string }[] = JSON.parse((await leads(folder, '--json')).stdout);
    assert.equal(
      listed.map(({ id }) => id),
      Array.from({ length: count }, (_, at) => at + 1),
    );
    assert.equal(
      listed.filter(({ undelivered }) => undelivered).map(({ id, undelivered }) => [id, undelivered]),
      [[2400, 'mail (timeout)']],
    );
    assert.is((await leads(folder, '--csv')).stdout.split('\r\n').length, count + 2);
  }));

test('without options, leads are printed as plain text', () =>
  withLeads(async (folder, [quote]) => {
    const { stdout } = await leads(folder);
    assert.match(stdout, `${quote}  quote  2026-11-19T18:29:59.999Z\n  first_name         Asha\n`);
    assert.match(stdout, '  message            one "two",\n                     three\n');
  }));

test('a value or an argument that would act on the terminal is printed without that', () =>
  withTempFolder(async (folder) => {
    const db = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
    const message = 'call me\rQ-9999  quote  paid \u202eevil\u202c';
    await insertOnce(db, { ...QUOTE_LEAD, fields: { ...QUOTE_LEAD.fields, message } }, new Date());
    await db.destroy();
    const { stdout } = await leads(folder);
    assert.match(stdout, '  message            call me\n                     Q-9999 quote paid evil\n');
    const { stderr } = await leads(folder, '--resume', 'A-\u001b[2J', '--out', join(folder, 'cv.pdf'));
    assert.is(stderr, 'There is no application A-[2J. "npm run leads" lists them.\n');
  }));

test('--since leaves out earlier leads', () =>
  withLeads(async (folder) => {
    for (const [since, count] of [
      ['2026-11-19', 2],
      ['2026-11-20', 1],
      ['2026-11-20T00:00:00+05:30', 1],
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
      assert.is(JSON.parse(stdout)[0].city, QUOTE.city);
    });
    await db.destroy();
  }));

test('a list without leads is empty in every format', () =>
  withTempFolder(async (folder) => {
    await (await openDatabase({ dataFolder: folder, databaseUrl: undefined })).destroy();
    for (const [options, printed] of [
      [['--json'], /^\[\]\n$/],
      [['--csv'], /^\ufeffid,reference,[^\n]*\r\n$/],
      [[], /^No leads yet\.\n$/],
    ] as const) {
      const { code, stdout, stderr } = await leads(folder, ...options);
      assert.equal([code, stderr], [0, '']);
      assert.match(stdout, printed);
    }
  }));

test('if there is no database, each command fails and names DATA_DIR, and no file is created', () =>
  withTempFolder(async (folder) => {
    const message =
      `There is no database at ${join(folder, 'broker.db')}. ` +
      'Set DATA_DIR as for the server, or start the server first.\n';
    for (const [command, ...args] of [
      [runLeads],
      [runLeads, '--json'],
      [runLeads, '--csv', '--out', join(folder, 'leads.csv')],
      [runLeads, '--resume', 'A-1009', '--out', join(folder, 'cv.pdf')],
      [runLeads, '--person', 'asha@example.com'],
      [runLeads, '--person', 'asha@example.com', '--erase'],
      [runLeads, '--purge-older-than', '365'],
      [runLeads, '--erasures'],
      [runPartners, 'list'],
      [runPartners, 'snippet', 'agent-42'],
      [runPartners, 'report'],
      [runReport],
    ] as const) {
      const ended = await callCommand(command, { DATA_DIR: folder }, args);
      assert.equal(ended, { code: 1, stdout: '', stderr: message }, args.join(' '));
    }
    assert.equal(await readdir(folder), []);
  }));

test('--out writes the list to a new file, and never overwrites an existing one', () =>
  withLeads((data) =>
    withTempFolder(async (folder) => {
      const file = join(folder, 'leads');
      for (const [options, count] of [
        [['--csv'], '2 leads'],
        [['--json'], '2 leads'],
        [[], '2 leads'],
        [['--csv', '--since', '2026-11-20'], '1 lead'],
      ] as const) {
        const out = `${file}${options.join('')}`;
        const printed = await leads(data, ...options);
        const written = await leads(data, ...options, '--out', out);
        assert.equal(written, { code: 0, stdout: `Wrote ${count} to ${out}\n`, stderr: '' });
        assert.is(await readFile(out, 'utf8'), printed.stdout);
      }
      const again = await leads(data, '--json', '--out', `${file}--csv`);
      assert.equal([again.code, again.stdout], [1, '']);
      assert.is(again.stderr, `Cannot write ${file}--csv: it already exists. Choose another file name.\n`);
      assert.ok((await readFile(`${file}--csv`, 'utf8')).startsWith(BYTE_ORDER_MARK));
    }),
  ));

test('invalid arguments print a one-line error with the usage', () =>
  withTempFolder(async (folder) => {
    for (const args of [
      ['--xml'],
      ['--json', '--csv'],
      ['--xlsx', '--csv', '--out', 'leads.xlsx'],
      ['--xlsx'],
      ['extra'],
      ['--since'],
      ['--since', 'yesterday'],
      ['--since', '2026-02-30'],
      ['--since', '2026-13-01T00:00Z'],
    ]) {
      const { code, stdout, stderr } = await leads(folder, ...args);
      assert.is(code, 1, args.join(' '));
      assert.is(stdout, '');
      assert.match(stderr, /^[^\n]+Usage: npm run leads[^\n]+\n$/);
    }
  }));

test('invalid arguments end the command with exit code 1', () =>
  withTempFolder(async (folder) => {
    const { code, stdout, stderr } = await runCommand('leads', folder, {}, ['--xml']).ended;
    assert.equal([code, stdout], [1, '']);
    assert.match(stderr, 'Usage: npm run leads');
  }));

test.run();
