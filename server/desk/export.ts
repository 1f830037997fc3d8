import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { MORE_FIELDS } from '../../widgets/contract/more-fields';
import {
  type LeadFilter,
  type LeadPosition,
  type ListedLead,
  listPositions,
  readListed,
} from '../db/lead-list';
import { mapNotes } from '../db/lead-states';
import { findLeads, type StoredLead } from '../db/leads';
import type { Schema } from '../db/schema';
import { KIND_LABELS, labelOf } from '../reports/lead-labels';
import { readExtraFields } from '../reports/lead-report';
import { languageName } from '../reports/sender-texts';
import { type Cell, csvRow, formatCsv } from '../text/format-csv';
import { formatXlsx, type XlsxColumn } from '../text/format-xlsx';
import { formatIndianTime, INDIAN_ZONE } from '../text/indian-time';
import { OTHER_FIELDS, STATUS_WORDS } from './words';

type ExportedLead = {
  readonly listed: ListedLead;
  readonly lead: StoredLead;
  readonly extra: Readonly<Record<string, string>>;
  readonly note: string;
};

type Column = XlsxColumn & { readonly read: (lead: ExportedLead) => string | null | undefined };

const text = (heading: string, read: Column['read']): Column => ({ heading, type: 'text', read });

const COLUMNS: readonly Column[] = [
  text(labelOf('reference'), ({ listed }) => listed.reference),
  { heading: `Received (${INDIAN_ZONE})`, type: 'time', read: ({ listed }) => listed.receivedAt },
  text(labelOf('kind'), ({ listed }) => KIND_LABELS[listed.kind]),
  text('Status', ({ listed }) => STATUS_WORDS[listed.status]),
  text('Note', ({ note }) => note),
  text('Name', ({ listed }) => listed.name),
  text(labelOf('mobile'), ({ listed }) => listed.mobile),
  text(labelOf('email'), ({ lead }) => lead.email),
  text(labelOf('city'), ({ listed }) => listed.city),
  text(labelOf('state'), ({ listed }) => listed.state),
  text(labelOf('insurance_type'), ({ lead }) => lead.insurance_type),
  text(labelOf('type_of_insurance'), ({ listed }) => listed.product),
  ...OTHER_FIELDS.map((name) => text(labelOf(name), ({ lead }) => lead[name])),
  text(labelOf('message'), ({ lead }) => lead.message),
  text(labelOf('job_title'), ({ listed }) => listed.jobTitle),
  text(labelOf('partner'), ({ listed }) => listed.partner),
  text(labelOf('language'), ({ lead }) => lead.language && languageName(lead.language)),
  text(labelOf('suspected'), ({ lead }) => lead.suspected),
  ...[
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'consent_version',
    ...Object.keys(MORE_FIELDS),
    'renewal_month',
  ].map((name) => text(labelOf(name), ({ extra }) => extra[name])),
];

const PAGE_SIZE = 500;

/** Yields all leads of a list, newest first. Each lead is a row with one cell for each of COLUMNS. */
async function* readRows(db: Kysely<Schema>, filter: LeadFilter): AsyncGenerator<string[]> {
  for (let before: LeadPosition | undefined; ; ) {
    const positions = await listPositions(db, filter, { before, limit: PAGE_SIZE });
    const ids = positions.map(({ id }) => id);
    const leads = new Map((ids.length > 0 ? await findLeads(db, ids) : []).map((lead) => [lead.id, lead]));
    const notes = await mapNotes(db, ids);
    for (const listed of await readListed(db, ids, filter.now)) {
      const lead = leads.get(listed.id);
      if (!lead) continue;
      const exported = { listed, lead, extra: readExtraFields(lead), note: notes.get(lead.id) ?? '' };
      yield COLUMNS.map(({ read }) => read(exported) ?? '');
    }
    before = positions.at(-1);
    if (positions.length < PAGE_SIZE) return;
  }
}

async function* toCsv(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield formatCsv([COLUMNS.map(({ heading }) => heading)]);
  const inWords = (cell: string, at: number): Cell =>
    COLUMNS[at]?.type === 'time' ? formatIndianTime(cell) : cell;
  for await (const row of rows) yield csvRow(row.map(inWords));
}

/** The formats of an export, keyed by file extension. */
const FORMATS = {
  csv: { type: 'text/csv;charset=utf-8', write: toCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (rows: AsyncIterable<string[]>) => formatXlsx('Leads', COLUMNS, rows),
  },
} as const;

/** Sends all leads of a list as a file. Reads leads from the database only as fast as the browser receives the file. */
export async function sendExport(
  res: ServerResponse,
  format: keyof typeof FORMATS,
  { db, filter, day }: { readonly db: Kysely<Schema>; readonly filter: LeadFilter; readonly day: string },
): Promise<void> {
  const { type, write } = FORMATS[format];
  res.writeHead(200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="leads-${day}.${format}"`,
  });
  if (res.req.method === 'HEAD') return void res.end();
  for await (const piece of write(readRows(db, filter))) {
    if (res.destroyed) return;
    if (!res.write(piece)) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  }
  res.end();
}
