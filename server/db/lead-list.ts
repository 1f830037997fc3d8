import { type Kysely, type SqlBool, sql } from 'kysely';
import { isPostgres } from './dialect';
import { findLeadId, kindOfPrefix, leadReference, referenceDigits } from './leads';
import type { LeadKind, LeadStatus, Schema } from './schema';
import {
  addressIn,
  cleanSearch,
  digitsIn,
  MIN_DIGITS,
  type NameWord,
  nameWordsIn,
  referenceIn,
  spellingsOf,
  wordsIn,
} from './search-text';

/** Selects the leads of a list. A property that is undefined does not restrict the selection. */
export type LeadFilter = {
  readonly kind?: LeadKind | undefined;
  readonly product?: string | undefined;
  readonly state?: string | undefined;
  /** Compared regardless of case. */
  readonly city?: string | undefined;
  /** The ID of a partner; empty for leads without a partner. */
  readonly partner?: string | undefined;
  readonly language?: string | undefined;
  readonly status?: LeadStatus | 'unread' | undefined;
  readonly from?: Date | undefined;
  /** End (exclusive) of the period that begins with `from`. */
  readonly until?: Date | undefined;
  /** True: only suspected leads. False: only leads that are not suspected. */
  readonly isSuspected?: boolean | undefined;
  /** A name, a number, an email address or a reference. */
  readonly search?: string | undefined;
  /** The present time. It decides which reminders are due, and so their `listedAt` (see LeadPosition). */
  readonly now: Date;
  /** True: also selects reminders that are not due yet. Their `listedAt` is the time when they arrived. */
  readonly includesWaiting?: boolean | undefined;
};

/**
 * The position of a lead in a list. Lists are sorted by `listedAt`, then by `id`. `listedAt` is the time when the lead
 * arrived. For a reminder that is due, it is the time when the reminder became due, since the broker's staff get the
 * reminder at that time.
 */
export type LeadPosition = { readonly listedAt: string; readonly id: number };

export type ListedLead = {
  readonly id: number;
  readonly kind: LeadKind;
  readonly reference: string;
  readonly receivedAt: string;
  /** See LeadPosition. */
  readonly listedAt: string;
  /**
   * Time when a renewal reminder becomes due. Undefined for other leads, and for a reminder that was due when it
   * arrived.
   */
  readonly dueAt: string | undefined;
  /** True if the lead is not due yet. */
  readonly isWaiting: boolean;
  readonly name: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly product: string | null;
  readonly jobTitle: string | null;
  /** The month of a renewal reminder, such as `2027-03`. */
  readonly renewalMonth: string | undefined;
  readonly state: string | null;
  readonly city: string | null;
  readonly partner: string | null;
  readonly isSuspected: boolean;
  readonly status: LeadStatus;
  /** False for a lead that is not due yet: nobody has to read it. */
  readonly isUnread: boolean;
};

/**
 * Returns the LIKE pattern that finds `text` anywhere in a value. Replaces apostrophes by `_`, which matches any
 * character, since keyboards type different apostrophes.
 */
const inLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&').replace(/['‘’ʼ`]/g, '_')}%`;

/** Returns the SQL condition that a column matches a LIKE pattern. Ignores case (in SQLite, only of ASCII letters). */
const like = (db: Kysely<Schema>, column: ReturnType<typeof sql>, pattern: string) =>
  isPostgres(db)
    ? sql<SqlBool>`${column} ilike ${pattern}`
    : sql<SqlBool>`${column} like ${pattern} escape '\\'`;

/** Returns the SQL condition that a column contains a text, regardless of case. */
const contains = (db: Kysely<Schema>, column: ReturnType<typeof sql>, text: string) =>
  like(db, column, inLikePattern(text));

/**
 * Returns the SQL condition that a name contains a word, in any of its spellings, or the initials that the word may be.
 */
function containsWord(db: Kysely<Schema>, name: ReturnType<typeof sql>, { text, starts }: NameWord) {
  const spellings = spellingsOf(text).map((spelling) => contains(db, name, spelling));
  const inName = sql`(${sql.join(spellings, sql` or `)})`;
  if (starts.length === 0) return inName;
  // `starts` are compared with a name that has one space before each word, and no full stops. To make that name takes
  // several times as long as `like`, so first look for the letters, in their order.
  const letters = starts.map((start) => like(db, name, `%${start.replaceAll(' ', '%')}%`));
  const spaced = sql`replace(replace(' ' || ${name}, '.', ' '), '  ', ' ')`;
  const initials = starts.map((start) => contains(db, spaced, ` ${start}`));
  return sql`(${sql.join(letters, sql` and `)} and (${inName} or (${sql.join(initials, sql` and `)})))`;
}

/** Returns the SQL condition for a search. `search` is part of a reference, phone number, email address or name. */
async function searchCondition(db: Kysely<Schema>, search: string) {
  const text = cleanSearch(search);
  const { prefix = '', start = '' } = referenceIn(text) ?? {};
  const id = prefix && (await findLeadId(db, `${prefix}-${start}`));
  if (id) return sql<SqlBool>`leads.id = ${id}`;
  const digits = digitsIn(text);
  if (digits) {
    const inReference = contains(db, referenceDigits, digits);
    return sql<SqlBool>`(${inReference} or ${contains(db, sql`leads.mobile`, digits)})`;
  }
  const address = addressIn(text);
  if (address) return contains(db, sql`leads.email`, address);
  const words = nameWordsIn(text);
  const fullName = sql`coalesce(leads.first_name, '') || ' ' || coalesce(leads.last_name, '')`;
  const hasAll = (column: ReturnType<typeof sql>) =>
    sql.join(
      words.map((word) => containsWord(db, sql`(${column})`, word)),
      sql` and `,
    );
  const conditions = [
    sql`(${hasAll(fullName)})`,
    sql`(leads.kind = 'application' and exists (
      select 1 from applications where lead_id = leads.id and ${hasAll(sql`full_name`)}))`,
  ];
  const [only = '', ...others] = wordsIn(text);
  if (others.length === 0) conditions.push(contains(db, sql`leads.email`, only));
  const kind = kindOfPrefix(prefix);
  if (kind && start.length >= MIN_DIGITS)
    conditions.push(sql`(leads.kind = ${kind} and ${referenceDigits} like ${`${start}%`})`);
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

const stateWhere = (condition: ReturnType<typeof sql>) =>
  sql`exists (select 1 from lead_states where lead_id = leads.id and ${condition})`;

function statusCondition(status: LeadStatus | 'unread') {
  if (status === 'unread') return sql<SqlBool>`not ${stateWhere(sql`read_at is not null`)}`;
  if (status === 'new') return sql<SqlBool>`not ${stateWhere(sql`status <> 'new'`)}`;
  return sql<SqlBool>`${stateWhere(sql`status = ${status}`)}`;
}

/** The column that contains a lead's `listedAt` (see LeadPosition). */
type ListedBy = 'received_at' | 'deliver_after';

/**
 * Returns the SQL condition for leads whose `listedAt` is the value of `column`. For `received_at`, checks the kind
 * first: only reminders have a due time, and to read it, SQLite would have to read the whole row of each lead.
 */
function isListedBy(column: ListedBy, { now, includesWaiting }: LeadFilter) {
  const time = now.toISOString();
  if (column === 'deliver_after')
    return sql<SqlBool>`deliver_after > received_at and deliver_after <= ${time}`;
  const isWaiting = includesWaiting ? sql`or deliver_after > ${time}` : sql``;
  return sql<SqlBool>`(kind <> 'renewal' or deliver_after is null or deliver_after <= received_at ${isWaiting})`;
}

/** Selects the leads that match a filter and whose `listedAt` is the value of the column `listedBy`, unsorted. */
async function selectFiltered(db: Kysely<Schema>, filter: LeadFilter, listedBy: ListedBy) {
  const { kind, product, state, city, partner, language, status, from, until, isSuspected, search } = filter;
  let leads = db.selectFrom('leads').where(isListedBy(listedBy, filter));
  if (kind) leads = leads.where('kind', '=', kind);
  if (product) leads = leads.where('type_of_insurance', '=', product);
  if (state) leads = leads.where('state', '=', state);
  if (city) leads = leads.where(sql`lower(city)`, '=', city.toLowerCase());
  if (partner) leads = leads.where('partner', '=', partner);
  if (partner === '') leads = leads.where('partner', 'is', null);
  if (language === 'en') leads = leads.where(sql`coalesce(language, 'en')`, '=', language);
  // The second condition lets the database use the index `leads_language`, which leaves out English.
  else if (language) leads = leads.where('language', '=', language).where('language', '<>', sql.lit('en'));
  if (status) leads = leads.where(statusCondition(status));
  if (from) leads = leads.where(listedBy, '>=', from.toISOString());
  if (until) leads = leads.where(listedBy, '<', until.toISOString());
  if (isSuspected !== undefined) leads = leads.where('suspected', isSuspected ? 'is not' : 'is', null);
  if (search?.trim()) leads = leads.where(await searchCondition(db, search));
  return leads;
}

export type Range = {
  /** Selects only leads that are older than the lead at this position. */
  readonly before?: LeadPosition | undefined;
  /**
   * Selects only leads that are newer than the lead at this position. If there are more than `limit`, selects the
   * oldest of them.
   */
  readonly after?: LeadPosition | undefined;
  readonly limit: number;
};

/** Returns the sorted positions of the leads that match a filter and whose `listedAt` is the value of `column`. */
async function listBy(
  db: Kysely<Schema>,
  filter: LeadFilter,
  { before, after, limit }: Range,
  column: ListedBy,
): Promise<LeadPosition[]> {
  const listedAt = sql.ref<string>(column);
  let leads = await selectFiltered(db, filter, column);
  if (before) leads = leads.where(sql<SqlBool>`(${listedAt}, id) < (${before.listedAt}, ${before.id})`);
  if (after) leads = leads.where(sql<SqlBool>`(${listedAt}, id) > (${after.listedAt}, ${after.id})`);
  const direction = after ? 'asc' : 'desc';
  return leads
    .select([listedAt.as('listedAt'), 'id'])
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}

const newestFirst = (one: LeadPosition, other: LeadPosition) =>
  one.listedAt === other.listedAt ? other.id - one.id : one.listedAt < other.listedAt ? 1 : -1;

/**
 * Returns the positions of the leads that match a filter, newest first. Runs one query for the leads that are listed by
 * time of arrival, and one for those that are listed by due time, and merges the results. Each query reads only the
 * start of an index. A single query would have to sort all leads, which may be a million.
 */
export async function listPositions(
  db: Kysely<Schema>,
  filter: LeadFilter,
  range: Range,
): Promise<LeadPosition[]> {
  const arrived = await listBy(db, filter, range, 'received_at');
  const hasReminders = !filter.kind || filter.kind === 'renewal';
  const due = hasReminders ? await listBy(db, filter, range, 'deliver_after') : [];
  const positions = [...arrived, ...due].sort(newestFirst);
  return range.after ? positions.slice(-range.limit) : positions.slice(0, range.limit);
}

/** Returns what a list shows of the leads with the given ids, newest first. */
export async function readListed(
  db: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
): Promise<ListedLead[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('leads')
    .leftJoin('lead_states', 'lead_states.lead_id', 'leads.id')
    .leftJoin('applications', 'applications.lead_id', 'leads.id')
    .select(['leads.id', 'kind', 'reference', 'received_at', 'first_name', 'last_name', 'full_name'])
    .select(['mobile', 'email', 'type_of_insurance', 'job_title', 'state', 'city', 'partner', 'suspected'])
    .select(['extra', 'deliver_after', 'status', 'read_at'])
    .where('leads.id', 'in', ids)
    .execute();
  const leads = rows.map((row): ListedLead => {
    const dueAt =
      row.deliver_after !== null && row.deliver_after > row.received_at ? row.deliver_after : undefined;
    const isWaiting = dueAt !== undefined && dueAt > now.toISOString();
    return {
      id: row.id,
      kind: row.kind,
      reference: leadReference(row),
      receivedAt: row.received_at,
      listedAt: dueAt === undefined || isWaiting ? row.received_at : dueAt,
      dueAt,
      isWaiting,
      name: row.full_name ?? [row.first_name, row.last_name].filter(Boolean).join(' '),
      mobile: row.mobile,
      email: row.email,
      product: row.type_of_insurance,
      jobTitle: row.job_title,
      renewalMonth: row.kind === 'renewal' ? JSON.parse(row.extra).renewal_month : undefined,
      state: row.state,
      city: row.city,
      partner: row.partner,
      isSuspected: row.suspected !== null,
      status: row.status ?? 'new',
      isUnread: row.read_at === null && !isWaiting,
    };
  });
  return leads.sort(newestFirst);
}

const MAX_CHOICES = 500;

/**
 * Returns the values that leads have in a column, sorted. If there are more than MAX_CHOICES, returns those that the
 * most leads have. Leaves out products and cities of suspected leads, since a program can send any number of values.
 * Doesn't leave out the partners of suspected leads: the query would take twice as long, and the desk offers all
 * registered partners in any case.
 */
export async function listChoices(
  db: Kysely<Schema>,
  column: 'type_of_insurance' | 'city' | 'partner',
): Promise<string[]> {
  let leads = db.selectFrom('leads').select(column).where(column, 'is not', null).groupBy(column);
  if (column !== 'partner') leads = leads.where('suspected', 'is', null);
  const rows = await leads
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(column)
    .limit(MAX_CHOICES)
    .execute();
  return rows
    .map((row) => row[column] ?? '')
    .filter(Boolean)
    .sort();
}
