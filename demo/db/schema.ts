import type { Generated } from 'kysely';
import type { FieldName } from '../../widgets/contract/field-rules';

export const LEAD_KINDS = ['quote', 'query', 'application'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/**
 * One table for every kind: a kind leaves the columns of the others empty, and rows that belong to a lead
 * (a résumé, say) refer to one id. Times are ISO 8601 in UTC, as text, the same on both engines.
 */
export type LeadTable = {
  id: Generated<number>;
  kind: LeadKind;
  received_at: string;
  /** What two copies of one lead have in common; see insertOnce. */
  repeat_key: string | null;
  /** JSON object of what else was sent, `partner` for one. */
  extra: string;
} & { [name in FieldName]: string | null };

export type Schema = {
  leads: LeadTable;
  states: { id: string; name: string };
  cities: { id: string; name: string; state_id: string };
};
