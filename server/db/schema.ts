import type { Generated, GeneratedAlways } from 'kysely';
import type { Content } from '../../host-pages/content/lists';
import type { FieldName } from '../../widgets/contract/field-rules';

/**
 * Kinds of leads. `query` is an enquiry: the name comes from the API. `renewal` is a request to be contacted before a
 * policy expires.
 */
export const LEAD_KINDS = ['quote', 'query', 'application', 'renewal'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/**
 * The table of all kinds of leads. A column that a kind of lead doesn't use is null. Rows of other tables that belong
 * to a lead, such as an application and its résumé, refer to the lead's id. Times are ISO 8601 in UTC, as text, in
 * SQLite and in PostgreSQL.
 */
export type LeadTable = {
  id: Generated<number>;
  kind: LeadKind;
  received_at: string;
  /** Deduplication key: equal for two copies of one lead; see insertOnce. */
  repeat_key: string | null;
  /**
   * Number in the reference that the sender gets. Null in leads from before 0.3: their reference is made from the id.
   */
  reference: number | null;
  /**
   * Why the lead looks machine-made. Null if it doesn't, or if somebody has approved the lead. While this is set, the
   * webhook gets the lead only if the operator redelivers it.
   */
  suspected: string | null;
  /** The broker gets the lead at this time. Null: as soon as it arrives. */
  deliver_after: string | null;
  /** JSON object of other fields, such as `partner`. */
  extra: string;
  /** Generated column: the database copies the value from `extra`. */
  partner: GeneratedAlways<string | null>;
  /** Generated column, like `partner`. */
  language: GeneratedAlways<string | null>;
} & { [name in FieldName]: string | null };

/** The columns that only applications have. The mobile number and email address are in the lead's row of `leads`. */
export type ApplicationTable = {
  lead_id: number;
  job_id: string;
  /** Copied from the job, since the job may be deleted before somebody reads the application. */
  job_title: string;
  full_name: string;
  linkedin_profile: string | null;
  /** The sender's name for the file, shortened, with the extension that fits its content. Never use it as a path. */
  resume_name: string;
  /** In bytes. */
  resume_size: number;
  resume_sha256: string;
};

/** A chunk of a résumé, numbered from 0. With chunks, storing a résumé doesn't need the whole file in memory. */
type ResumePartTable = { lead_id: number; part: number; bytes: Uint8Array };

/** The channels over which the broker gets leads. */
export const CHANNELS = ['webhook', 'mail'] as const;
/**
 * `confirmation`: a mail to the sender of the lead. `gone`: a mail to the broker about leads that the webhook refuses
 * permanently.
 */
export type ChannelName = (typeof CHANNELS)[number] | 'confirmation' | 'gone';

/** The delivery of a lead over a channel. */
export type DeliveryTable = {
  lead_id: number;
  channel: ChannelName;
  /**
   * When the attempts began, moved on by the time in which no server has tried. No attempt follows more than a day after
   * this time.
   */
  started_at: string;
  attempts: number;
  /** How many times somebody has asked to send the lead again, whether or not it was delivered. */
  resends: Generated<number>;
  /**
   * Time of the next attempt. Null if no attempt will follow, since the lead has been delivered (`delivered_at` is set)
   * or could not be delivered (`delivered_at` is null).
   */
  due_at: string | null;
  /** End of a lease. Until this time, no other server may take this row. */
  leased_until: string | null;
  delivered_at: string | null;
  /** Why the last attempt failed: a status or a code, never a text, which might contain personal data. */
  last_error: string | null;
};

/** What the broker's staff have done about a lead. `new`: nobody has called yet. */
export const LEAD_STATUSES = ['new', 'called', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

type StatusChangeTable = {
  lead_id: number;
  /** The version of the lead's state that this change produced. */
  version: number;
  from_status: LeadStatus;
  to_status: LeadStatus;
  changed_by: string;
  changed_at: string;
};

/** What the desk stores about a lead. A lead without a row is new and unread. */
type LeadStateTable = {
  lead_id: number;
  status: Generated<LeadStatus>;
  note: Generated<string>;
  /** Increases by 1 with each change, so that a change that is based on an older version can be rejected. */
  version: Generated<number>;
  /** Who made the last change. */
  changed_by: string | null;
  /** When the last change was made. */
  changed_at: string | null;
  /** When the lead was first opened at the desk. */
  read_at: string | null;
};

/**
 * A session at the desk. The session's id and the desk's key are stored as SHA-256 hashes, so that nobody who has a
 * copy of the database can use the session.
 */
type DeskSessionTable = {
  id_hash: string;
  /** Hash of the desk's key with which the session was opened. The session ends when the key changes. */
  key_hash: string;
  /** The name that the person has entered at the desk. */
  person: Generated<string>;
  expires_at: string;
};

/** The text of a search at the desk. The page's address contains only the id. */
type DeskSearchTable = { id: string; text: string; expires_at: string };

/** The private link with which a partner sees the counts of their leads. */
type PartnerLinkTable = { partner: string; link_id: string; created_at: string };

export type PartnerTable = {
  /** The value of `data-partner` on the partner's pages. */
  id: string;
  name: string;
  added_at: string;
};

/** Why leads were erased: a person asked for it, or the leads were old. */
const ERASURE_REASONS = ['person', 'age'] as const;

/** The record of an erasure. It contains no personal data. */
export type ErasureTable = {
  id: Generated<number>;
  at: string;
  reason: (typeof ERASURE_REASONS)[number];
  /** How many leads were erased. */
  leads: number;
  /** How many of these leads had a résumé, which was erased with them. */
  resumes: number;
};

/** The daily mail about suspected leads. */
type SummaryTable = {
  /** The day on which the mail is sent, such as `2026-11-23`. */
  day: string;
  /** End of a lease. Until this time, no other server may take this row. */
  leased_until: string;
  /** Null until the mail has been sent. */
  sent_at: string | null;
};

/**
 * Says how often an event happened on a day. Contains nothing about a visitor. A column is empty if the event has no
 * form, partner or field.
 */
export type AnalyticsTable = {
  /** In India, such as `2026-11-23`. */
  day: string;
  path: string;
  partner: string;
  /** The widget's name. */
  form: string;
  /** A step of FUNNEL_EVENTS, or `view`. */
  event: string;
  /**
   * Empty in a row that counts all reports of an event. Otherwise the form field that was used first, or had an error.
   * Rows with a field have no path and no partner. They count some of the same reports again, so don't add their counts
   * to the counts of rows without a field.
   */
  field: string;
  times: number;
};

/** A row of a content list, which is sorted by `position`. */
type Ordered<Row> = Row & { position: number };

type ContentTables = { [list in keyof Content]: Ordered<Content[list][number]> };

export type Schema = {
  leads: LeadTable;
  applications: ApplicationTable;
  resume_parts: ResumePartTable;
  deliveries: DeliveryTable;
  lead_states: LeadStateTable;
  lead_status_changes: StatusChangeTable;
  desk_sessions: DeskSessionTable;
  desk_searches: DeskSearchTable;
  partners: PartnerTable;
  partner_links: PartnerLinkTable;
  /** Random keys, named after their purpose. */
  secrets: { name: string; value: string };
  erasures: ErasureTable;
  summaries: SummaryTable;
  analytics: AnalyticsTable;
  /** Texts about personal data, from the forms of all builds so far. */
  notices: { version: string; kind: string; language: string; text: string };
  states: { id: string; name: string };
  cities: { id: string; name: string; state_id: string };
  /** Names of data that has been seeded and must not be seeded again. */
  seeds: { name: string; written_at: string };
} & ContentTables;
