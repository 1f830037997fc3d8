import type { LeadFilter, LeadPosition } from '../db/lead-list';
import { LEAD_KINDS, LEAD_STATUSES } from '../db/schema';
import { indianMidnight } from '../text/indian-time';

/**
 * Names of the query parameters in the address of a list of leads. A parameter that isn't set has the value ''. The
 * value of `search` is the id of a stored search, not the text of the search.
 */
export const PARAMS = [
  'kind',
  'product',
  'state',
  'city',
  'partner',
  'language',
  'status',
  'from',
  'until',
  'suspected',
  'search',
] as const;
export type ListParams = Readonly<Record<(typeof PARAMS)[number], string>>;

/** The value of `partner` for leads without a partner. No partner's ID can equal it, since IDs are trimmed. */
export const NO_PARTNER = ' ';

/** Maximum length of a parameter. A longer parameter is ignored. */
const MAX_LENGTH = 250;

export const readParams = (source: URLSearchParams | ReadonlyMap<string, string>): ListParams =>
  Object.fromEntries(
    PARAMS.map((name) => {
      const value = source.get(name) ?? '';
      return [name, value.length > MAX_LENGTH ? '' : value === NO_PARTNER ? value : value.trim()];
    }),
  ) as ListParams;

/** Returns the query of a list's address, such as `?status=new`. Returns an empty text if no parameter is set. */
export function toQuery(params: Partial<ListParams>, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const name of PARAMS) if (params[name]) query.set(name, params[name]);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}

/**
 * Returns the part of a query that is the address of a list: its parameters and the position of its page. The links to
 * a list's leads contain it, so that a lead's page leads back to the list. Leaves out everything else, and positions
 * that are invalid.
 */
export function listQuery(query: URLSearchParams, more: Readonly<Record<string, string>> = {}): string {
  const places = ['before', 'after'].flatMap((name) => {
    const place = readPlace(query.get(name));
    return place ? [[name, toPlace(place)]] : [];
  });
  return toQuery(readParams(query), { ...Object.fromEntries(places), ...more });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the midnight in India at which a day such as `2026-11-27` begins, or the midnight `daysLater` days after it.
 * Returns undefined if `day` can't be parsed.
 */
function midnight(day: string, daysLater = 0): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const time = indianMidnight(day).getTime();
  return Number.isNaN(time) ? undefined : new Date(time + daysLater * DAY_MS);
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** Returns the filter for a list's parameters and the text of its search. Leaves out invalid parameters. */
export const toFilter = (params: ListParams, search: string | undefined, now: Date): LeadFilter => ({
  kind: oneOf(LEAD_KINDS, params.kind),
  product: params.product || undefined,
  state: params.state || undefined,
  city: params.city || undefined,
  partner: params.partner === NO_PARTNER ? '' : params.partner || undefined,
  language: params.language || undefined,
  status: oneOf([...LEAD_STATUSES, 'unread'], params.status),
  from: midnight(params.from),
  until: midnight(params.until, 1),
  // A search also finds suspected leads: if somebody calls about a lead that is suspected by mistake, the broker must
  // find it.
  isSuspected: params.suspected ? true : search ? undefined : false,
  search,
  now,
  // Leaves out reminders that are not due yet: their senders were told that the broker's team gets them only when they
  // are due. Includes them if somebody searches, chooses reminders or reads suspected leads, unless the list is of
  // unread leads.
  includesWaiting:
    params.status !== 'unread' && Boolean(search || params.suspected || params.kind === 'renewal'),
});

export const toPlace = ({ listedAt, id }: LeadPosition): string => `${listedAt}_${id}`;

/** Parses a text that `toPlace` returned; undefined if it is invalid. */
export function readPlace(text: string | null): LeadPosition | undefined {
  const [, listedAt, id] = /^(\d{4}-[\d-]+T[\d:.]+Z)_(\d{1,9})$/.exec(text ?? '') ?? [];
  return listedAt && id ? { listedAt, id: Number(id) } : undefined;
}
