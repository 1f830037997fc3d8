import { MAX_LENGTH } from '../widgets/contract/field-rules';
import { EXTRA_FIELDS } from './api/lead-form';
import { leadReference, type StoredLead } from './db/leads';

/** A lead as it leaves the database: `id` is the number in its reference's row, absent fields are left out. */
type ReportedLead = { readonly [name: string]: string | number };

const COLUMNS = ['id', 'reference', 'kind', 'received_at', ...Object.keys(MAX_LENGTH), ...EXTRA_FIELDS];

function report(stored: StoredLead): ReportedLead {
  const { id, kind, received_at, repeat_key: _, extra, ...fields } = stored;
  const filled = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    id,
    reference: leadReference(kind, id),
    kind,
    received_at,
    ...Object.fromEntries(filled),
    ...(JSON.parse(extra) as Record<string, string>),
  };
}

function csvCell(value: string | number): string {
  const text = String(value);
  // A spreadsheet would run a cell that begins like this as a formula.
  const defused = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

export const toJson = (leads: readonly StoredLead[]) => `${JSON.stringify(leads.map(report), null, 2)}\n`;

/** RFC 4180, with a row of names. */
export const toCsv = (leads: readonly StoredLead[]) =>
  [COLUMNS, ...leads.map(report).map((lead) => COLUMNS.map((name) => lead[name] ?? ''))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');

function textOf({ id: _, reference, kind, received_at, ...rest }: ReportedLead): string {
  const lines = Object.entries(rest).map(
    // The lines of a message stand below each other.
    ([name, value]) => `  ${name.padEnd(18)} ${String(value).replace(/\r?\n/g, `\n${' '.repeat(21)}`)}`,
  );
  return `${[`${reference}  ${kind}  ${received_at}`, ...lines].join('\n')}\n`;
}

export const toText = (leads: readonly StoredLead[]) =>
  leads.length ? leads.map((lead) => textOf(report(lead))).join('\n') : 'No leads yet.\n';
