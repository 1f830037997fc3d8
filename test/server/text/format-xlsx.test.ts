import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Cell } from '../../../server/text/format-csv';
import { formatXlsx, type XlsxColumn } from '../../../server/text/format-xlsx';

/** Writes a sheet, and returns its rows below the headings. */
async function writeAndRead(columns: readonly XlsxColumn[], rows: readonly (readonly Cell[])[]) {
  async function* all() {
    yield* rows;
  }
  const { sheets } = await readXlsx(await buffer(formatXlsx('Leads', columns, all())));
  assert.equal(
    sheets[0]?.rows[0],
    columns.map(({ heading }) => heading),
  );
  return sheets[0]?.rows.slice(1);
}

const TEXTS = [
  '0042',
  '2026-12',
  '1e5',
  'TRUE',
  '9876543210',
  '=1+41',
  '+91 98480',
  "'- 5",
  ' a ',
  'one\ntwo',
  '<b>&amp;"',
  'నమస్కారం 🙂',
];

test('a text in an .xlsx file stays the text that was typed', async () => {
  const columns = TEXTS.map((heading) => ({ heading, type: 'text' }) as const);
  assert.equal(await writeAndRead(columns, [TEXTS]), [TEXTS]);
});

test('times are times of India, numbers are numbers, and an empty cell is empty', async () => {
  const columns = [
    { heading: 'Id', type: 'number' },
    { heading: 'Received (IST)', type: 'time' },
    { heading: 'Suspected', type: 'text' },
    { heading: 'Partner', type: 'text' },
  ] as const;
  assert.equal(await writeAndRead(columns, [[7, '2026-11-23T18:45:41.000Z', true, '']]), [
    [7, new Date('2026-11-24T00:15:41.000Z'), 'yes', null],
  ]);
});

test('characters that XML does not allow do not break an .xlsx file', async () => {
  const rows = await writeAndRead([{ heading: 'Name', type: 'text' }], [['a\u0000b\u000bc\ud800d\uffffe']]);
  assert.match(`${rows?.[0]?.[0]}`, /^a.*b.*c.d.e$/s);
});

test.run();
