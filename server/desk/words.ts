import { type FieldName, LEAD_FIELDS } from '../../widgets/contract/field-rules';
import type { ListedLead } from '../db/lead-list';
import { FIRST_FIELDS } from '../db/migrations';
import type { ChannelName, LeadStatus } from '../db/schema';
import { KIND_LABELS } from '../reports/lead-labels';

/** The form fields that were added after the first release. They have no fixed place on a lead's page. */
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
export const subjectOf = ({ kind, product, jobTitle }: Pick<ListedLead, 'kind' | 'product' | 'jobTitle'>) =>
  product ?? jobTitle ?? KIND_LABELS[kind];
