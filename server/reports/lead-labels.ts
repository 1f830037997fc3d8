import { APPLICATION_LABELS } from '../../widgets/contract/application-rules';
import { LEAD_FIELDS } from '../../widgets/contract/field-rules';
import { MORE_FIELDS } from '../../widgets/contract/more-fields';
import type { LeadKind } from '../db/schema';

/** What people call a kind of lead. */
export const KIND_LABELS: Readonly<Record<LeadKind, string>> = {
  quote: 'Quote request',
  query: 'Enquiry',
  application: 'Application',
  renewal: 'Renewal reminder',
};

/** Labels of the fields that are not in FIELDS, capitalised like the forms' labels. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  id: 'Id',
  reference: 'Reference',
  kind: 'Kind',
  received_at: 'Received',
  job_id: 'Opening Id',
  job_title: 'Opening',
  full_name: 'Full Name',
  linkedin_profile: APPLICATION_LABELS.linkdin,
  resume: 'Resume',
  resume_name: 'Resume',
  resume_size: 'Resume Size (bytes)',
  resume_scan: 'Virus Scan Of The Resume',
  partner: 'Partner',
  unknown_partner: 'Partner Is Not Registered',
  utm_source: 'Campaign Source',
  utm_medium: 'Campaign Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign Term',
  utm_content: 'Campaign Content',
  gclid: 'Google Click Id',
  consent: 'Agreed To',
  message_withheld: 'Question Withheld By A Firewall',
  notice: 'Text About Personal Data',
  consent_version: 'Version Of That Text',
  language: 'Language',
  seconds_to_fill: 'Seconds To Fill',
  suspected: 'Suspected',
  undelivered: 'Undelivered',
  whatsapp: 'Updates On WhatsApp',
  renewal_month: 'Policy Expires In',
};

const FIELDS: Readonly<Record<string, { readonly label: string }>> = {
  ...LEAD_FIELDS,
  call_time: MORE_FIELDS.call_time,
  registration_number: MORE_FIELDS.registration_number,
  expiry_month: MORE_FIELDS.expiry_month,
};

const inWords = (name: string) =>
  name.replaceAll('_', ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

/**
 * Returns the label of a report's field: its label in FIELDS, otherwise its label in OTHER_LABELS, otherwise a label
 * made from the field's name.
 */
export const labelOf = (name: string): string =>
  (Object.hasOwn(FIELDS, name) ? FIELDS[name]?.label : OTHER_LABELS[name]) ?? inWords(name);
