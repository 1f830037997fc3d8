import { graphemesIn } from '../../widgets/contract/shapes';
import type { Partner } from '../db/partners';
import { contactLinks } from '../reports/contact-links';
import { describeLead, type LeadDescription, type LeadRow } from '../reports/describe-lead';
import { deskLink } from '../reports/desk-link';
import type { ReportedLead } from '../reports/lead-report';
import { type LeadMailContent, leadMailToHtml } from './lead-mail-html';

type LeadMailOptions = {
  /** The lead's partner. Undefined if the lead has none, or if the partner is not registered. */
  readonly partner: Partner | undefined;
  /** The broker's name, for the greeting in the message with which a WhatsApp chat begins. */
  readonly broker: string;
  readonly deskUrl: string | undefined;
  /** The broker's dark background colour, as #rrggbb. */
  readonly colour: string;
  /** Paragraphs above the lead. */
  readonly before: readonly string[];
  /** Paragraphs below the lead. */
  readonly after: readonly string[];
};

/**
 * Maximum number of graphemes that a text from a visitor, such as a city, may have in the subject. Mail programs show
 * about 70 characters of a subject, and a long text must not hide the other parts.
 */
const MAX_SUBJECT_PART = 40;

function shorten(text: string): string {
  const characters = graphemesIn(text);
  return characters.length > MAX_SUBJECT_PART
    ? `${characters.slice(0, MAX_SUBJECT_PART - 1).join('')}…`
    : text;
}

/**
 * Returns the subject: `Suspected: ` for a suspected lead, then the kind, product, month, city, partner, sender and
 * reference. People can sort their inbox by these.
 */
function subjectOf(
  lead: ReportedLead,
  { kind, product, month, city, partner, person }: LeadDescription,
): string {
  const parts = [
    product && shorten(product),
    month,
    city && shorten(city),
    partner && `partner ${shorten(partner)}`,
    `from ${shorten(person)}`,
  ];
  const suspected = lead.suspected === undefined ? '' : 'Suspected: ';
  return `${suspected}${kind}: ${parts.filter(Boolean).join(', ')} (${lead.reference})`;
}

const rowToText = ({ label, lines }: LeadRow) =>
  lines.length > 1 ? [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n') : `${label}: ${lines[0]}`;

const headOf = (reference: string, { kind, received }: LeadDescription) => ({
  title: `${kind} ${reference}`,
  received: `Received: ${received}`,
});

const toText = ({ title, received, before, links, rows, after }: Omit<LeadMailContent, 'colour'>): string =>
  [
    ...before,
    `${title}\n${received}`,
    links.map(({ label, text, href }) => `${label}: ${href.startsWith('http') ? href : text}`).join('\n'),
    rows.map(rowToText).join('\n'),
    ...after,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');

const deskLinks = (reference: string, deskUrl: string | undefined) =>
  deskUrl === undefined
    ? []
    : [{ label: 'Open at the desk', text: reference, href: deskLink(deskUrl, reference) }];

/** Returns one lead with its labels as plain text, for a mail that lists several leads. */
export function leadToMailText(lead: ReportedLead, deskUrl: string | undefined): string {
  const description = describeLead(lead);
  const head = headOf(lead.reference, description);
  const links = deskLinks(lead.reference, deskUrl);
  return toText({ ...head, before: [], links, rows: description.rows, after: [] });
}

/** Returns the subject and the body of a lead's mail, as plain text and as HTML with the same content. */
export function writeLeadMail(
  lead: ReportedLead,
  { partner, broker, colour, deskUrl, before, after }: LeadMailOptions,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const description = describeLead(lead, partner);
  const { reference } = lead;
  const content = {
    ...headOf(reference, description),
    before,
    links: [...contactLinks(lead, broker), ...deskLinks(reference, deskUrl)],
    rows: description.rows,
    after,
  };
  return {
    subject: subjectOf(lead, description),
    text: toText(content),
    html: leadMailToHtml({ ...content, colour }),
  };
}
