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
 * Stores a lead and its deliveries with few statements. Resolves to the lead's key once the lead and its deliveries are
 * on the disk. In the following cases, resolves to undefined and stores nothing. The caller then uses `insertOnce`.
 * - The lead has no mobile number, or its number is over the limit.
 * - The lead may be a repeat.
 * - The new reference of the lead belongs to another lead.
 * - In PostgreSQL: another lead with the same mobile number is being stored.
 * - In PostgreSQL, where one statement stores several leads: the statement is refused, perhaps because of another lead.
 */
export type InsertNew = (lead: NewLead, options: NewLeadOptions) => Promise<LeadKey | undefined>;

/** The columns of `leads` that are written when a lead arrives. */
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
