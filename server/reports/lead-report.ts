import { resumeExtension } from '../../widgets/contract/application-rules';
import { LEAD_FIELDS } from '../../widgets/contract/field-rules';
import { MORE_FIELDS } from '../../widgets/contract/more-fields';
import type { StoredApplication } from '../db/applications';
import type { Delivery } from '../db/deliveries';
import { EXTRA_FIELDS } from '../db/extra-fields';
import { leadReference, type StoredLead } from '../db/leads';
import { FIRST_FIELDS } from '../db/migrations';
import type { LeadKind } from '../db/schema';
import { type Cell, cellText, csvRow, formatCsv } from '../text/format-csv';
import { formatXlsx, type XlsxColumn } from '../text/format-xlsx';
import { INDIAN_ZONE } from '../text/indian-time';
import { printableLines } from '../text/printable';
import { labelOf } from './lead-labels';

/** What a report shows about a lead besides its row in the table `leads`. */
export type LeadDetail = {
  readonly application?: StoredApplication | undefined;
  readonly undelivered?: readonly Delivery[] | undefined;
  /**
   * True if the lead's partner isn't in the table of partners. Computed instead of stored, so that it becomes false
   * once the partner is added.
   */
  readonly hasUnknownPartner?: boolean;
};

/** A lead as `npm run leads` prints it, without empty fields. `id` is the primary key. */
export type ReportedLead = {
  readonly id: number;
  readonly reference: string;
  readonly kind: LeadKind;
  readonly received_at: string;
  readonly [name: string]: Cell;
};

const APPLICATION_COLUMNS = [
  'job_id',
  'job_title',
  'full_name',
  'linkedin_profile',
  'resume_name',
  'resume_size',
] as const satisfies (keyof StoredApplication)[];

/**
 * Columns that were added after the first release. They come after the first release's columns, since programs may read
 * those by position. Form fields that are not in `FIRST_FIELDS` are the last columns.
 */
const LATER_COLUMNS: readonly string[] = [
  'undelivered',
  'message_withheld',
  'unknown_partner',
  'suspected',
  'notice',
  'consent_version',
  'language',
  'seconds_to_fill',
  'resume_scan',
  ...Object.keys(MORE_FIELDS),
  'renewal_month',
];

/** Returns the columns of the CSV, in order, for the given form fields. */
export const orderColumns = (fields: readonly string[]): string[] => [
  'id',
  'reference',
  'kind',
  'received_at',
  ...fields.filter((name) => FIRST_FIELDS.includes(name)),
  ...EXTRA_FIELDS.filter((name) => !LATER_COLUMNS.includes(name)),
  ...APPLICATION_COLUMNS,
  ...LATER_COLUMNS,
  ...fields.filter((name) => !FIRST_FIELDS.includes(name)),
];

const COLUMNS = orderColumns(Object.keys(LEAD_FIELDS));

/** Returns the failed channels with their errors, such as "webhook (HTTP 500), mail (timeout)". */
const toUndelivered = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ channel, last_error }) => `${channel} (${last_error})`).join(', ');

/** Returns the fields of a lead that are stored as JSON, such as `partner`. */
export const readExtraFields = ({ extra }: Pick<StoredLead, 'extra'>): Readonly<Record<string, string>> =>
  JSON.parse(extra);

/** Columns of `leads` that are not fields, or that repeat a field of `extra`. */
const NOT_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'received_at',
  'repeat_key',
  'deliver_after',
  'reference',
  'extra',
  'partner',
  'language',
] satisfies (keyof StoredLead)[]);

/** Returns a lead with the fields that readable lists and CSV contain. */
export function reportLead(
  stored: StoredLead,
  { application, undelivered = [], hasUnknownPartner }: LeadDetail,
): ReportedLead {
  const { id, kind, received_at } = stored;
  const applicationEntries = application ? APPLICATION_COLUMNS.map((name) => [name, application[name]]) : [];
  const fields = Object.entries(stored).filter(([name]) => !NOT_FIELDS.has(name));
  const entries = [...applicationEntries, ...fields].filter(([, value]) => value !== null);
  return {
    id,
    reference: leadReference(stored),
    kind,
    received_at,
    ...(Object.fromEntries(entries) as Record<string, string | number>),
    ...readExtraFields(stored),
    ...(undelivered.length > 0 && { undelivered: toUndelivered(undelivered) }),
    ...(hasUnknownPartner && { unknown_partner: true as const }),
  };
}

/**
 * Returns a lead with the fields that lists in JSON and webhooks contain. For an application, adds the field
 * `phone_number`, the API's name for the mobile number. Like every lead, an application also has the field `mobile`.
 */
export const withContractNames = (lead: ReportedLead): ReportedLead =>
  lead.kind === 'application' && lead.mobile !== undefined ? { ...lead, phone_number: lead.mobile } : lead;

/** Formats a size, such as "12 KB" or "1.5 MB". Rounds KB up, so a one-byte file doesn't show as 0 KB. */
export const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Returns the command that writes an application's résumé to a file. */
export const resumeCommand = (reference: string, resumeName: string): string =>
  `npm run leads -- --resume ${reference} --out ${reference}${resumeExtension(resumeName) ?? ''}`;

/**
 * Formats a lead for a readable list. Leaves out the id, and the text about personal data (`notice`) and its version,
 * which many leads share.
 */
function leadToText({
  id: _,
  notice: __,
  consent_version: ___,
  reference,
  kind,
  received_at,
  resume_name,
  resume_size,
  ...rest
}: ReportedLead) {
  const resume = resume_name !== undefined && `${resume_name} (${formatSize(Number(resume_size))})`;
  const lines = Object.entries({ ...rest, ...(resume && { resume }) }).map(
    // Aligns a value's further lines with its first line.
    ([name, value]) => `  ${name.padEnd(18)} ${printableLines(cellText(value)).join(`\n${' '.repeat(21)}`)}`,
  );
  return `${[`${reference}  ${kind}  ${received_at}`, ...lines].join('\n')}\n`;
}

/** Types of the columns that are not text. */
const TYPES: Readonly<Record<string, XlsxColumn['type']>> = {
  id: 'number',
  received_at: 'time',
  resume_size: 'number',
};

const toXlsxColumn = (name: string): XlsxColumn => {
  const type = TYPES[name] ?? 'text';
  return { type, heading: type === 'time' ? `${labelOf(name)} (${INDIAN_ZONE})` : labelOf(name) };
};

const toCells = (lead: ReportedLead): Cell[] => COLUMNS.map((name) => lead[name] ?? '');

type Leads = AsyncIterable<ReportedLead>;

/**
 * Formats of a list of leads. Each format yields the text of one lead at a time, since the text of a year's leads would
 * fill the memory.
 */
export const LEAD_FORMATS = {
  async *json(leads: Leads) {
    let before = '[\n';
    for await (const lead of leads) {
      const json = JSON.stringify(withContractNames(lead), null, 2);
      yield `${before}${json.replace(/^/gm, '  ')}`;
      before = ',\n';
    }
    yield before === ',\n' ? '\n]\n' : '[]\n';
  },
  async *csv(leads: Leads) {
    yield formatCsv([COLUMNS]);
    for await (const lead of leads) yield csvRow(toCells(lead));
  },
  async *text(leads: Leads) {
    let before = '';
    for await (const lead of leads) {
      yield `${before}${leadToText(lead)}`;
      before = '\n';
    }
  },
};

/** Yields a list of leads as an .xlsx file for people. Its labels are words, and its times are in India's time zone. */
export async function* leadsToXlsx(leads: Leads): AsyncGenerator<Uint8Array> {
  async function* rows() {
    for await (const lead of leads) yield toCells(lead);
  }
  yield* formatXlsx('Leads', COLUMNS.map(toXlsxColumn), rows());
}
