import { LEAD_FIELDS } from '../widgets/contract/field-rules';
import { EXTRA_FIELDS } from './api/lead-form';
import type { StoredApplication } from './db/applications';
import type { Delivery } from './db/deliveries';
import { leadReference, type StoredLead } from './db/leads';
import type { LeadKind } from './db/schema';

/** What a report shows of leads besides their own row, by lead id. */
export type LeadDetails = {
  readonly applications: ReadonlyMap<number, StoredApplication>;
  /** Deliveries that were given up. */
  readonly undelivered: ReadonlyMap<number, readonly Delivery[]>;
};

/** A lead as `npm run leads` prints it, without empty fields. `id` is the primary key. */
export type ReportedLead = {
  readonly id: number;
  readonly reference: string;
  readonly kind: LeadKind;
  readonly received_at: string;
  readonly [name: string]: string | number;
};

const APPLICATION_COLUMNS = [
  'job_id',
  'job_title',
  'full_name',
  'linkedin_profile',
  'resume_name',
  'resume_size',
] as const satisfies (keyof StoredApplication)[];

/** At the end: a program may read the columns of earlier releases by position. */
const LATER_COLUMNS = ['undelivered', 'message_withheld'];

const COLUMNS = [
  'id',
  'reference',
  'kind',
  'received_at',
  ...Object.keys(LEAD_FIELDS),
  ...EXTRA_FIELDS.filter((name) => !LATER_COLUMNS.includes(name)),
  ...APPLICATION_COLUMNS,
  ...LATER_COLUMNS,
];

/** The channels that failed, with the reasons: "webhook (HTTP 500), mail (timeout)". */
const toUndelivered = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ channel, last_error }) => `${channel} (${last_error})`).join(', ');

function toReported(
  stored: StoredLead,
  application?: StoredApplication,
  undelivered: readonly Delivery[] = [],
): ReportedLead {
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
    ...(undelivered.length > 0 && { undelivered: toUndelivered(undelivered) }),
  };
}

function csvCell(value: string | number): string {
  const text = String(value);
  // A spreadsheet would evaluate a cell that begins with one of these as a formula (CSV injection).
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** An application has its number twice: as `mobile`, like every lead, and as `phone_number`, its name in the API. */
const withContractNames = (lead: ReportedLead): ReportedLead =>
  lead.kind === 'application' && lead.mobile !== undefined ? { ...lead, phone_number: lead.mobile } : lead;

/** A lead as JSON and webhooks have it. */
export const reportLead = (...lead: Parameters<typeof toReported>): ReportedLead =>
  withContractNames(toReported(...lead));

const withDetails = (lead: StoredLead, { applications, undelivered }: LeadDetails) =>
  [lead, applications.get(lead.id), undelivered.get(lead.id)] as const;

const toReportedLeads = (leads: readonly StoredLead[], details: LeadDetails) =>
  leads.map((lead) => toReported(...withDetails(lead, details)));

export const toJson = (leads: readonly StoredLead[], details: LeadDetails) => {
  const reported = leads.map((lead) => reportLead(...withDetails(lead, details)));
  return `${JSON.stringify(reported, null, 2)}\n`;
};

// Without it Excel does not read the file as UTF-8, and garbles names in Telugu.
const BYTE_ORDER_MARK = '\ufeff';

/** RFC 4180 with a header row, in UTF-8 with a byte order mark. */
export const toCsv = (leads: readonly StoredLead[], details: LeadDetails) => {
  const rows = toReportedLeads(leads, details).map((lead) => COLUMNS.map((name) => lead[name] ?? ''));
  const lines = [COLUMNS, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
};

/** Formats a size, such as "12 KB" or "1.5 MB". KB are rounded up, so that a file of one byte does not look empty. */
export const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** A lead as a readable list has it. */
export function leadToText({
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

export const toText = (leads: readonly StoredLead[], details: LeadDetails) =>
  toReportedLeads(leads, details).map(leadToText).join('\n');
