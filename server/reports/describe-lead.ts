import type { Partner } from '../db/partners';
import { cellText } from '../text/format-csv';
import { monthInWords } from '../text/indian-months';
import { formatIndianTime } from '../text/indian-time';
import { printableLine, printableLines } from '../text/printable';
import { KIND_LABELS, labelOf } from './lead-labels';
import { formatSize, type ReportedLead } from './lead-report';
import { languageName } from './sender-texts';

/**
 * A field of a lead, as a label and the lines of its value. Texts that strangers wrote contain no control characters,
 * but may contain anything else, such as HTML.
 */
export type LeadRow = { readonly name: string; readonly label: string; readonly lines: readonly string[] };

/** A lead in words, for people. */
export type LeadDescription = {
  /** The kind of lead, such as "Quote request". */
  readonly kind: string;
  /** The time of arrival, such as "27/11/2026 14:35 IST". */
  readonly received: string;
  /** The person's name; if the lead has none, the mobile number or email address. */
  readonly person: string;
  /** The insurance that a quote request or a renewal reminder is about, or the job that an application is for. */
  readonly product: string | undefined;
  /** The month of a renewal reminder. */
  readonly month: string | undefined;
  readonly city: string | undefined;
  /** The partner's name and ID, or its ID with a note that it is not registered. */
  readonly partner: string | undefined;
  readonly rows: readonly LeadRow[];
};

/** Fields of a lead that get no row. `notice`, the text about personal data, is the same for many leads. */
const LEFT_OUT = [
  'id',
  'reference',
  'kind',
  'received_at',
  'notice',
  // Repeats `mobile`.
  'phone_number',
  'consent_version',
  'unknown_partner',
  'resume_size',
];

/** Returns a partner's name and ID, or an ID with a note that it is not registered. */
export const partnerText = (id: string, registered: Partner | undefined): string =>
  registered ? `${registered.name} (${id})` : `${id} (not registered)`;

function describePartner(
  { partner, unknown_partner }: ReportedLead,
  registered?: Partner,
): string | undefined {
  if (partner === undefined) return undefined;
  // Shows only the ID if nobody has looked up the partner: then neither `registered` nor `unknown_partner` is set.
  return registered || unknown_partner ? partnerText(`${partner}`, registered) : `${partner}`;
}

const optionalLine = (value: ReportedLead[string] | undefined) =>
  value === undefined ? undefined : printableLine(`${value}`);

/**
 * Describes a lead in words, with the labels of its form.
 * @param registered the lead's partner, if it is registered
 */
export function describeLead(lead: ReportedLead, registered?: Partner): LeadDescription {
  const partner = describePartner(lead, registered);
  const month = lead.renewal_month === undefined ? undefined : monthInWords(`${lead.renewal_month}`);
  const values: Readonly<Record<string, string | undefined>> = {
    partner,
    renewal_month: month,
    language: lead.language === undefined ? undefined : languageName(lead.language),
    resume_name:
      lead.resume_name === undefined
        ? undefined
        : `${lead.resume_name} (${formatSize(Number(lead.resume_size))})`,
  };
  const rows = Object.entries(lead)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, value]) => ({
      name,
      label: labelOf(name),
      lines: printableLines(values[name] ?? cellText(value)),
    }));
  return {
    kind: KIND_LABELS[lead.kind],
    received: formatIndianTime(lead.received_at),
    person: printableLine(
      `${lead.full_name ?? ([lead.first_name, lead.last_name].filter(Boolean).join(' ') || (lead.mobile ?? lead.email))}`,
    ),
    product: optionalLine(lead.job_title ?? lead.type_of_insurance ?? lead.insurance_type),
    month,
    city: optionalLine(lead.city),
    partner: optionalLine(partner),
    rows,
  };
}
