import { LEAD_FIELDS } from '../widgets/contract/field-rules';
import { EXTRA_FIELDS } from './api/lead-form';
import type { StoredApplication } from './db/applications';
import { leadReference, type StoredLead } from './db/leads';

/** Applications, keyed by lead id. */
type Applications = ReadonlyMap<number, StoredApplication>;

/** A lead as `npm run leads` prints it, without empty fields. `id` is the primary key. */
type ReportedLead = { readonly [name: string]: string | number };

const APPLICATION_COLUMNS = [
  'job_id',
  'job_title',
  'full_name',
  'linkedin_profile',
  'resume_name',
  'resume_size',
] as const satisfies (keyof StoredApplication)[];

const COLUMNS = [
  'id',
  'reference',
  'kind',
  'received_at',
  ...Object.keys(LEAD_FIELDS),
  ...EXTRA_FIELDS,
  ...APPLICATION_COLUMNS,
];

function toReported(stored: StoredLead, application: StoredApplication | undefined): ReportedLead {
  const { id, kind, received_at, repeat_key: _, reference: __, extra, ...fields } = stored;
  const applicationEntries = application ? APPLICATION_COLUMNS.map((name) => [name, application[name]]) : [];
  const entries = [...applicationEntries, ...Object.entries(fields)].filter(([, value]) => value !== null);
  return {
    id,
    reference: leadReference(stored),
    kind,
    received_at,
    ...(Object.fromEntries(entries) as Record<string, string | number>),
    ...(JSON.parse(extra) as Record<string, string>),
  };
}

function csvCell(value: string | number): string {
  const text = String(value);
  // A spreadsheet would evaluate a cell that begins with one of these as a formula (CSV injection).
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

const toReportedLeads = (leads: readonly StoredLead[], applications: Applications) =>
  leads.map((lead) => toReported(lead, applications.get(lead.id)));

/** An application has its number twice: as `mobile`, like every lead, and as `phone_number`, its name in the API. */
const withContractNames = (lead: ReportedLead): ReportedLead =>
  lead.kind === 'application' && lead.mobile !== undefined ? { ...lead, phone_number: lead.mobile } : lead;

export const toJson = (leads: readonly StoredLead[], applications: Applications) =>
  `${JSON.stringify(toReportedLeads(leads, applications).map(withContractNames), null, 2)}\n`;

// Without it Excel does not read the file as UTF-8, and garbles names in Telugu.
const BYTE_ORDER_MARK = '\ufeff';

/** RFC 4180 with a header row, in UTF-8 with a byte order mark. */
export const toCsv = (leads: readonly StoredLead[], applications: Applications) => {
  const rows = toReportedLeads(leads, applications).map((lead) => COLUMNS.map((name) => lead[name] ?? ''));
  const lines = [COLUMNS, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
};

/** Formats a size, such as "12 KB" or "1.5 MB". KB are rounded up, so that a file of one byte does not look empty. */
export const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function leadToText({
  id: _,
  reference,
  kind,
  received_at,
  resume_name,
  resume_size,
  ...rest
}: ReportedLead) {
  const resume = resume_name !== undefined && `${resume_name} (${formatSize(Number(resume_size))})`;
  const lines = Object.entries({ ...rest, ...(resume && { resume }) }).map(
    // Indents the further lines of a value to its column.
    ([name, value]) => `  ${name.padEnd(18)} ${String(value).replace(/\r?\n/g, `\n${' '.repeat(21)}`)}`,
  );
  return `${[`${reference}  ${kind}  ${received_at}`, ...lines].join('\n')}\n`;
}

export const toText = (leads: readonly StoredLead[], applications: Applications) =>
  leads.length ? toReportedLeads(leads, applications).map(leadToText).join('\n') : 'No leads yet.\n';
