import { type FieldName, LEAD_FIELDS } from '../../widgets/contract/field-rules';
import type { ListedLead } from '../db/lead-list';
import { FIRST_FIELDS } from '../db/migrations';
import type { ChannelName, LeadStatus } from '../db/schema';
import { KIND_LABELS } from '../reports/lead-labels';
import { monthInWords } from '../text/indian-months';

/** The form fields that were added after the first release. A lead's page and the exports show them as a group. */
export const OTHER_FIELDS = (Object.keys(LEAD_FIELDS) as FieldName[]).filter(
  (name) => !FIRST_FIELDS.includes(name),
);

export const STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  called: 'Called',
  won: 'Won',
  lost: 'Lost',
};

export const CHANNEL_WORDS: Readonly<Record<ChannelName, string>> = {
  mail: 'Mail to you',
  webhook: 'Webhook',
  confirmation: 'Confirmation to the sender',
  gone: 'Notice of a refused lead',
};

/** Returns what a lead asks for, in a few words. */
export const subjectOf = ({ kind, product, jobTitle, renewalMonth }: ListedLead): string =>
  [product ?? jobTitle ?? KIND_LABELS[kind], renewalMonth && monthInWords(renewalMonth)]
    .filter(Boolean)
    .join(', ');

/** Returns a person's name. If there is none, as in a renewal reminder, returns the mobile number or email address. */
export const personOf = ({ name, mobile, email }: ListedLead): string =>
  name || (mobile ?? email ?? 'No name');
