import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
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
import { readExtraFields } from '../reports/lead-report';
import { type Cell, csvRow, formatCsv } from '../text/format-csv';
import { formatTime, KIND_WORDS, LANGUAGE_WORDS, STATUS_WORDS } from './words';

type ExportedLead = {
  readonly listed: ListedLead;
  readonly lead: StoredLead;
  readonly extra: Readonly<Record<string, string>>;
  readonly note: string;
};

/** The columns of an export: their headings, and what they have of a lead. */
const COLUMNS: Readonly<Record<string, (lead: ExportedLead) => string | null | undefined>> = {
  Reference: ({ listed }) => listed.reference,
  Received: ({ listed }) => formatTime(listed.receivedAt),
  Kind: ({ listed }) => KIND_WORDS[listed.kind],
  Name: ({ listed }) => listed.name,
  Mobile: ({ listed }) => listed.mobile,
  Email: ({ lead }) => lead.email,
  City: ({ listed }) => listed.city,
  State: ({ listed }) => listed.state,
  'Insurance type': ({ lead }) => lead.insurance_type,
  'Type of insurance': ({ listed }) => listed.product,
  Message: ({ lead }) => lead.message,
  Opening: ({ listed }) => listed.jobTitle,
  Partner: ({ listed }) => listed.partner,
  Language: ({ lead }) => lead.language && (LANGUAGE_WORDS[lead.language] ?? lead.language),
  Status: ({ listed }) => STATUS_WORDS[listed.status],
  Note: ({ note }) => note,
  'Looks like a program’s': ({ lead }) => lead.suspected,
  'Campaign source': ({ extra }) => extra.utm_source,
  'Campaign medium': ({ extra }) => extra.utm_medium,
  Campaign: ({ extra }) => extra.utm_campaign,
  'Version of the consent text': ({ extra }) => extra.consent_version,
};

const PAGE_SIZE = 500;

/** Yields all leads of a list, newest first, as rows of cells. The first row has the headings. */
export async function* exportRows(db: Kysely<Schema>, filter: LeadFilter): AsyncGenerator<Cell[]> {
  yield Object.keys(COLUMNS);
  for (let before: LeadPosition | undefined; ; ) {
    const positions = await listPositions(db, filter, { before, limit: PAGE_SIZE });
    const ids = positions.map(({ id }) => id);
    const leads = new Map((ids.length > 0 ? await findLeads(db, ids) : []).map((lead) => [lead.id, lead]));
    const notes = await mapNotes(db, ids);
    for (const listed of await readListed(db, ids)) {
      const lead = leads.get(listed.id);
      if (!lead) continue;
      const exported = { listed, lead, extra: readExtraFields(lead), note: notes.get(lead.id) ?? '' };
      yield Object.values(COLUMNS).map((read) => read(exported) ?? '');
    }
    before = positions.at(-1);
    if (positions.length < PAGE_SIZE) return;
  }
}

/** Sends rows as CSV, as fast as the browser reads them. */
export async function sendCsv(res: ServerResponse, rows: AsyncIterable<Cell[]>, name: string): Promise<void> {
  res.writeHead(200, {
    'Content-Type': 'text/csv;charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  });
  let isFirst = true;
  for await (const row of rows) {
    if (res.destroyed) return;
    const isFull = !res.write(isFirst ? formatCsv([row]) : csvRow(row));
    isFirst = false;
    if (isFull) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  }
  res.end();
}
