/** Opens CSV and .xlsx files of leads in the programs and libraries that people use. */
import { buffer } from 'node:stream/consumers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatCsv } from '../../server/text/format-csv';
import { formatXlsx } from '../../server/text/format-xlsx';
import { withTempFolder } from '../server/temp-site';
import { HOSTILE, unmark } from '../server/text/hostile-cells';
import { KEPT_IDS } from '../server/text/partner-ids';
import { openGnumeric, openLibreOffice } from './programs';

type Cell = { readonly formula?: string; readonly isText: boolean; readonly value: unknown };
type Reader = {
  readCsv(csv: string, separator: string): Promise<Cell[]>;
  readXlsx(bytes: Uint8Array): Promise<Cell[]>;
};

/**
 * Imports the readers. The import's path is computed, so that tsc does not check it: the readers' packages have no
 * types, and may not be installed when tsc runs.
 */
const readers = async (): Promise<Readonly<Record<string, Reader>>> => {
  const url = new URL('./libraries.js', import.meta.url).href;
  return (await import(url)).READERS;
};

const SEPARATORS = [',', ';', '\t'];

/** Every set of separators that a user can choose in a spreadsheet's import dialog. */
const CHOICES = Array.from({ length: 2 ** SEPARATORS.length - 1 }, (_, at) =>
  SEPARATORS.filter((_, bit) => (at + 1) & (2 ** bit)),
);

/**
 * A CSV with one text of `HOSTILE` in each row. Programs could mistake parts of these texts for formulas. As in a list
 * of leads, each text is between a reference and a partner's ID.
 */
const CSV = formatCsv(HOSTILE.map((text) => ['Q-48291375', text, 'agent-42']));

/**
 * A CSV with a real formula, to check the test itself. If a program did not see this formula, the test would prove
 * nothing.
 */
const UNMARKED = 'Q-1,=1+41,agent-42\r\n';

test('LibreOffice sees no formula in a CSV, whichever of comma, semicolon and tab separate', () =>
  withTempFolder(async (folder) => {
    const { formulasIn } = await openLibreOffice(folder);
    const seen = async (separators: readonly string[], quote: string) => {
      const control = `Q-1${separators[0]}=1+41\r\n`;
      const formulas = await formulasIn(CSV + control, separators, quote);
      assert.equal(
        formulas,
        ['of:=1+41'],
        `separators ${JSON.stringify(separators)}, quotation mark ${quote}`,
      );
    };
    for (const separators of CHOICES) await seen(separators, '"');
    await seen(SEPARATORS, "'");
  }));

test('Gnumeric sees no formula in a CSV', () =>
  withTempFolder(async (folder) => {
    const read = await openGnumeric(folder);
    assert.ok((await read('control.csv', UNMARKED)).some(({ isFormula }) => isFormula));
    const cells = await read('leads.csv', CSV);
    assert.ok(cells.length > HOSTILE.length);
    assert.equal(
      cells.filter(({ isFormula }) => isFormula),
      [],
    );
  }));

for (const name of ['SheetJS', 'ExcelJS'])
  test(`${name} sees no formula in a CSV, and what was typed can be had again`, async () => {
    const { readCsv } = (await readers())[name] as Reader;
    for (const separator of SEPARATORS) {
      const formulas = (await readCsv(CSV, separator)).filter(({ formula }) => formula !== undefined);
      assert.equal(formulas, [], `separator ${JSON.stringify(separator)}`);
    }
    const read = new Set(
      (await readCsv(CSV, ',')).map(({ value }) => unmark(`${value}`).replace(/\r\n?/g, '\n').trim()),
    );
    const lost = HOSTILE.map((text) => text.replace(/\r\n?/g, '\n').trim()).filter((text) => !read.has(text));
    assert.equal(lost, []);
  });

test('LibreOffice and SheetJS show the IDs that a partner may have as they are', () =>
  withTempFolder(async (folder) => {
    const csv = formatCsv([['partner'], ...KEPT_IDS.map((id) => [id])]);
    const { readCsv } = await openLibreOffice(folder);
    assert.equal(
      (await readCsv(csv)).slice(1).map(({ value }) => value),
      [...KEPT_IDS],
    );
    const cells = await (await readers()).SheetJS?.readCsv(csv, ',');
    assert.equal(
      cells?.slice(1).map(({ value }) => `${value}`),
      [...KEPT_IDS],
    );
  }));

const TEXTS = [
  // Leave out texts that begin or end with white space, and texts with a carriage return. Also leave out texts with a
  // line that begins with a tab: LibreOffice's own file format can't contain such a line.
  ...HOSTILE.filter((text) => text.trim() === text && !/\r|\n\t/.test(text)),
  '0042',
  '00123',
  '2026-12',
  '1e5',
  'TRUE',
  '1/2',
  '9876543210',
  '12345678901234567890',
  "'quoted'",
  'one\ntwo',
  'నమస్కారం 🙂',
];

const xlsxFile = () => {
  async function* rows() {
    for (const text of TEXTS) yield [7, '2026-11-23T18:45:00.000Z', text];
  }
  const columns = [
    { heading: 'Id', type: 'number' },
    { heading: 'Received (IST)', type: 'time' },
    { heading: 'Partner', type: 'text' },
  ] as const;
  return buffer(formatXlsx('Leads', columns, rows()));
};

test('LibreOffice reads what was typed from an .xlsx file as text, and times as times of India', () =>
  withTempFolder(async (folder) => {
    const { readXlsx } = await openLibreOffice(folder);
    const cells = (await readXlsx(await xlsxFile())).slice(3);
    assert.equal(
      cells.filter(({ type }) => type === 'string').map(({ value }) => value),
      TEXTS,
    );
    const times = cells.filter(({ type }) => type === 'date').map(({ value }) => value);
    assert.equal(new Set(times), new Set(['2026-11-24T00:15:00']));
  }));

test('Gnumeric reads what was typed from an .xlsx file as text', () =>
  withTempFolder(async (folder) => {
    const cells = await (await openGnumeric(folder))('leads.xlsx', await xlsxFile());
    assert.equal(
      cells.filter(({ isFormula }) => isFormula),
      [],
    );
    const texts = cells.filter(({ isText }) => isText).map(({ value }) => value);
    assert.equal(texts.slice(3), TEXTS);
  }));

for (const name of ['SheetJS', 'ExcelJS'])
  test(`${name} reads what was typed from an .xlsx file as text, and times as times of India`, async () => {
    const { readXlsx } = (await readers())[name] as Reader;
    const cells = (await readXlsx(await xlsxFile())).slice(3);
    assert.equal(
      cells.filter(({ formula }) => formula !== undefined),
      [],
    );
    assert.equal(
      cells.filter(({ isText }) => isText).map(({ value }) => value),
      TEXTS,
    );
    const [, time] = cells;
    assert.equal(time?.value, new Date('2026-11-24T00:15:00.000Z'));
  });

test.run();
