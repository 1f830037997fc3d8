import { LEAD_FIELDS } from '../../widgets/contract/field-rules';
import { newDelivery } from './deliveries';
import { type LeadKey, type NewLead, newReference, newRow } from './leads';
import type { ChannelName } from './schema';

type NewLeadOptions = {
  readonly now: Date;
  /** A mobile number may have at most `leads` leads received after `since`. */
  readonly mobileLimit: { readonly leads: number; readonly since: Date };
  readonly channels: readonly ChannelName[];
};

/**
 * Stores a lead and its deliveries with few statements; resolves once they are on the disk. Resolves to undefined, and
 * stores nothing, if the lead has no mobile number, may be a repeat, or gets a reference that is taken, or if its
 * number is over the limit. The caller then uses `insertOnce`.
 *
 * In PostgreSQL, one statement stores several leads. There, also resolves to undefined if another lead with the same
 * mobile number is being stored, or if PostgreSQL refuses the statement: another lead in it may be the reason.
 */
export type InsertNew = (lead: NewLead, options: NewLeadOptions) => Promise<LeadKey | undefined>;

/** The columns that are written when a lead arrives. */
export const LEAD_COLUMNS = [
  'kind',
  'received_at',
  'repeat_key',
  'reference',
  'suspected',
  'deliver_after',
  'extra',
  ...(Object.keys(LEAD_FIELDS) as (keyof typeof LEAD_FIELDS)[]),
] as const;

/**
 * Returns the input of the statement that stores a lead: the values of the lead's columns, the lead's deliveries, and
 * the limit for its mobile number.
 */
export const newLeadInput = (lead: NewLead, { now, mobileLimit, channels }: NewLeadOptions) => ({
  ...newRow(lead, now),
  reference: newReference(),
  mobile: lead.fields.mobile,
  max_leads: mobileLimit.leads,
  since: mobileLimit.since.toISOString(),
  deliveries: channels.map((channel) => newDelivery(channel, now, lead.deliverAfter)),
});
