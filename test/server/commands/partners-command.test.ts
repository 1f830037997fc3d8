import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../../server/commands/leads';
import { runPartners } from '../../../server/commands/partners';
import { openDatabase } from '../../../server/db/open';
import { HIDDEN_FIELD } from '../../../widgets/contract/own-api-fields';
import { ENQUIRY, QUOTE, withSite, withTempFolder } from '../temp-site';
import { callCommand } from './call-command';

const EMBED_FACTS = JSON.stringify({ version: '1.2.3', packageLoader: 'https://broker.example/loader.js' });
const ADDED = 'Added agent-42 (Asha & Co). Its snippet: npm run partners -- snippet agent-42\n';

const partnersIn =
  (folder: string, dist?: string) =>
  async (...args: string[]) =>
    callCommand(runPartners, { DATA_DIR: join(folder, 'data') }, args, dist);
const leadsIn =
  (folder: string) =>
  async (...args: string[]) =>
    callCommand(runLeads, { DATA_DIR: join(folder, 'data') }, args);

const ADD = ['add', 'agent-42', '--name', 'Asha & Co'];

test('a partner is added once, and listed', () =>
  withTempFolder(async (folder) => {
    const partners = partnersIn(folder);
    await (await openDatabase({ dataFolder: join(folder, 'data'), databaseUrl: undefined })).destroy();
    assert.equal(await partners('list'), { code: 0, stdout: 'No partners yet.\n', stderr: '' });
    assert.equal(await partners(...ADD), { code: 0, stdout: ADDED, stderr: '' });
    assert.equal(await partners('add', ' agent-42 ', '--name', 'Other'), {
      code: 1,
      stdout: '',
      stderr: 'There is a partner agent-42 already. "npm run partners -- list" lists them.\n',
    });
    await partners('add', 'a', '--name', 'ఆశ');
    assert.match(
      (await partners('list')).stdout,
      /^id {8}name {7}added_at\na {9}ఆశ +\d{4}-\S+Z\nagent-42 {2}Asha & Co {2}\d{4}-\S+Z\n$/,
    );
  }));

test('a partner that is added where there is no database yet is added, with a line that names the new database', () =>
  withTempFolder(async (folder) => {
    const { code, stdout, stderr } = await partnersIn(folder)(...ADD);
    assert.equal([code, stdout], [0, ADDED]);
    assert.match(stderr, `has created ${join(folder, 'data', 'broker.db')}. Set DATA_DIR`);
  }));

test('rename changes the name of a partner, which keeps its ID', () =>
  withTempFolder(async (folder) => {
    const partners = partnersIn(folder);
    await partners(...ADD);
    assert.equal(await partners('rename', 'agent-42', '--name', ' Asha & Sons '), {
      code: 0,
      stdout: 'agent-42 is named Asha & Sons now. It was named Asha & Co.\n',
      stderr: '',
    });
    assert.match((await partners('list')).stdout, /^agent-42 {2}Asha & Sons /m);
    assert.match((await partners('rename', 'nobody', '--name', 'x')).stderr, /^There is no partner nobody\./);
    assert.match((await partners('rename', 'agent-42', '--name', 'a'.repeat(201))).stderr, /^[^\n]*name/);
    assert.match((await partners('rename', 'agent-42')).stderr, 'rename needs --name');
  }));

test('an ID that no lead can be stored with is refused', () =>
  withTempFolder(async (folder) => {
    for (const id of ['a\u0000b', 'a'.repeat(101)]) {
      const { code, stderr } = await partnersIn(folder)('add', id, '--name', 'Asha');
      assert.equal(
        [code, stderr],
        [1, "The ID cannot be a partner's: data-partner is text of up to 100 characters in one line.\n"],
      );
    }
  }));

test('leads of an unknown partner are flagged in every list, until the partner is added', () =>
  withSite(async ({ folder, post }) => {
    const [partners, leads] = [partnersIn(folder), leadsIn(folder)];
    await post({ ...QUOTE, partner: 'agent-42' });
    await post({ ...ENQUIRY, partner: 'agent-43' });
    await post(ENQUIRY);
    const csvColumn = (csv: string, name: string) => {
      const [names = [], ...rows] = csv.split('\r\n').map((row) => row.split(','));
      return rows.slice(0, -1).map((row) => row[names.indexOf(name)]);
    };
    const flags = async () => ({
      json: JSON.parse((await leads('--json')).stdout).map(
        (lead: { unknown_partner?: true }) => lead.unknown_partner,
      ),
      csv: csvColumn((await leads('--csv')).stdout, 'unknown_partner'),
      text: (await leads()).stdout.match(/ {2}unknown_partner {4}yes\n/g)?.length,
    });
    // The three requests create only two leads. The third request repeats the enquiry, but without a partner, so the
    // server doesn't store it again.
    assert.equal(await flags(), { json: [true, true], csv: ['yes', 'yes'], text: 2 });
    await partners(...ADD);
    assert.equal(await flags(), { json: [undefined, true], csv: ['', 'yes'], text: 1 });
  }));

test('the report counts leads by partner and product', () =>
  withSite(
    async ({ folder, post }) => {
      const partners = partnersIn(folder);
      assert.is((await partners('report')).stdout, 'No leads from partners.\n');
      await partners(...ADD);
      const motor = {
        ...QUOTE,
        insurance_type: 'Individual',
        type_of_insurance: 'Motor',
        partner: 'agent-42',
      };
      await post(motor);
      await post({ ...motor, first_name: 'Ravi' });
      await post({ ...motor, first_name: 'Robot', [HIDDEN_FIELD]: 'Cheap loans' });
      await post({ ...ENQUIRY, partner: 'agent-42' });
      await post({ ...motor, first_name: 'Sita', partner: '=agent' });
      await post({ ...QUOTE, first_name: 'Direct' });
      assert.is(
        (await partners('report')).stdout,
        'partner   name       product            leads  suspected  unknown_partner\n' +
          '=agent               Individual: Motor      1          0  yes\n' +
          'agent-42  Asha & Co  Individual: Motor      2          1\n' +
          'agent-42  Asha & Co  query                  1          0\n',
      );
      assert.equal(JSON.parse((await partners('report', '--json')).stdout), [
        { partner: '=agent', product: 'Individual: Motor', leads: 1, suspected: 0, unknown_partner: true },
        { partner: 'agent-42', product: 'Individual: Motor', leads: 2, suspected: 1, name: 'Asha & Co' },
        { partner: 'agent-42', product: 'query', leads: 1, suspected: 0, name: 'Asha & Co' },
      ]);
      const csv = join(folder, 'report.csv');
      await partners('report', '--csv', '--out', csv);
      assert.match(await readFile(csv, 'utf8'), `\r\n"'=agent",,Individual: Motor,1,0,yes\r\n`);
      assert.is((await partners('report', '--since', '2026-11-22')).stdout, 'No leads from partners.\n');
      assert.match((await partners('report', '--since', '2026-11-21')).stdout, 'agent-42');
    },
    { now: () => new Date('2026-11-21T12:00:00.000Z') },
  ));

/** Starts a site that has one partner, and whose build contains `embed.json`, which states the site's address. */
const withPartner = (use: (partners: ReturnType<typeof partnersIn>, folder: string) => Promise<void>) =>
  withSite(
    async ({ folder }) => {
      const partners = partnersIn(folder, join(folder, 'dist'));
      await partners(...ADD);
      await use(partners, folder);
    },
    { dist: { 'embed.json': EMBED_FACTS } },
  );

test('snippet prints the snippet of the builder and the link', () =>
  withPartner(async (partners) => {
    const { code, stdout, stderr } = await partners('snippet', 'agent-42');
    assert.equal([code, stderr], [0, '']);
    const [, block = ''] = /```html\n([\s\S]*?)```/.exec(await readFile('docs/embedding.md', 'utf8')) ?? [];
    assert.ok(block.includes('data-partner="agent-42"'));
    assert.ok(
      stdout.startsWith(`${block}\nhttps://broker.example/embed/quote-form?partner=agent-42\n\n`),
      stdout,
    );
  }));

test('the QR code in the terminal and the one in the SVG file are the same, with a margin to scan it', () =>
  withPartner(async (partners, folder) => {
    const file = join(folder, 'qr.svg');
    const { stdout } = await partners('snippet', 'agent-42', '--svg', file);
    assert.ok(stdout.endsWith(`\nWrote the QR code to ${file}\n`));
    const svg = await readFile(file, 'utf8');
    const [, size = ''] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
    const modules = Number(size) / 10;
    const dark = new Set([...svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g)].map(([, x, y]) => `${x},${y}`));
    const isDark = (x: number, y: number) => dark.has(`${x * 10},${y * 10}`) || y >= modules;
    // Each line of text shows two rows of the QR code's modules (squares). The light modules are printed, because most
    // terminals have a dark background.
    const lines = Array.from({ length: Math.ceil(modules / 2) }, (_, line) =>
      Array.from({ length: modules }, (_, x) => {
        const [upper, lower] = [isDark(x, 2 * line), isDark(x, 2 * line + 1)];
        return upper ? (lower ? ' ' : '▄') : lower ? '▀' : '█';
      }).join(''),
    );
    assert.ok(stdout.includes(`${lines.join('\n')}\n`), stdout);
    assert.equal(lines.slice(0, 2), ['█'.repeat(modules), '█'.repeat(modules)]);
    assert.ok(lines[2]?.startsWith('████ ▄▄▄▄▄ █') && lines[2].endsWith('█ ▄▄▄▄▄ ████'), lines[2]);
    const again = await partners('snippet', 'agent-42', '--svg', file);
    assert.equal(
      [again.code, again.stdout, again.stderr],
      [1, '', `Cannot write ${file}: it already exists. Choose another file name.\n`],
    );
  }));

test('an ID that spreadsheets change is not registered, and the error says what they take it for', () =>
  withTempFolder(async (folder) => {
    const { code, stderr } = await partnersIn(folder)('add', '1e5', '--name', 'Asha');
    assert.is(code, 1);
    assert.is(
      stderr,
      'The ID 1e5 cannot be registered: spreadsheets take it for a number, and reports would show something else. ' +
        'Use an ID that begins with letters, such as agent-42.\n',
    );
  }));

test('another partner has another QR code', () =>
  withPartner(async (partners) => {
    await partners('add', 'agent-43', '--name', 'Ravi');
    const codes = await Promise.all(
      ['agent-42', 'agent-43'].map(async (id) => (await partners('snippet', id)).stdout.split('\n\n')[2]),
    );
    assert.is.not(codes[0], codes[1]);
  }));

test('a snippet needs a registered partner, and a built site', () =>
  withTempFolder(async (folder) => {
    const partners = partnersIn(folder, join(folder, 'dist'));
    await partners(...ADD);
    const unknown = await partners('snippet', 'agent-43');
    assert.equal(
      [unknown.code, unknown.stderr],
      [1, 'There is no partner agent-43. Add it: npm run partners -- add agent-43 --name "…"\n'],
    );
    const { code, stdout, stderr } = await partners('snippet', 'agent-42');
    assert.equal([code, stdout], [1, '']);
    assert.match(stderr, /^The address of the site is unknown\. Run "npm run build" first\.[^\n]*\n$/);
  }));

test('invalid arguments print a one-line error with the usage', () =>
  withTempFolder(async (folder) => {
    for (const args of [
      [],
      ['remove', 'agent-42'],
      ['add'],
      ['add', 'agent-42'],
      ['add', 'agent-42', 'x', '--name', 'Asha'],
      ['list', 'x'],
      ['list', '--csv'],
      ['report', '--since', 'yesterday'],
      ['report', '--json', '--csv'],
    ]) {
      const { code, stdout, stderr } = await partnersIn(folder)(...args);
      assert.equal([code, stdout], [1, ''], args.join(' '));
      assert.match(stderr, /^[^\n]+Usage: npm run partners[^\n]+\n$/);
    }
  }));

test('link prints a private address, and unlink ends it', () =>
  withTempFolder(async (folder) => {
    const partners = partnersIn(folder);
    await partners(...ADD);
    const { code, stdout } = await partners('link', 'agent-42');
    assert.is(code, 0);
    assert.match(stdout, /^https:\/\/broker\.example\/api\/partner\/[\w-]{22}\.[\w-]{22}\n/);
    assert.not.match(stdout.split('\n')[0] ?? '', 'agent-42');
    assert.is((await partners('unlink', 'agent-42')).code, 0);
    assert.is((await partners('unlink', 'agent-42')).stderr, 'agent-42 has no private link.\n');
    assert.match((await partners('link', 'nobody')).stderr, /^There is no partner nobody\./);
  }));

test.run();
