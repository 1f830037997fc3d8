import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema';
import { indianDay, indianMidnight } from '../text/indian-time';

/** A partner's counts of one day. */
export type PartnerDay = {
  /** The date, such as `2026-11-23`. A day begins at midnight in India, as in all counts of visits and at the desk. */
  readonly day: string;
  /** How many times the pages reported that a visitor saw the form (`seen`), or began to fill it in (`begun`). */
  readonly seen: number;
  readonly begun: number;
  /**
   * How many leads were received on this day, except suspected ones. Counts stored leads, not reports from the pages.
   */
  readonly sent: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 90;

const EVENTS = { form_seen: 'seen', form_used: 'begun' } as const;

/** Returns a partner's counts for each of the last 90 days, newest first. Leaves out days without any counts. */
export async function countPartnerDays(
  db: Kysely<Schema>,
  partner: string,
  now: Date,
): Promise<PartnerDay[]> {
  const since = indianDay(new Date(now.getTime() - (SHOWN_DAYS - 1) * DAY_MS));
  const days = new Map<string, { seen: number; begun: number; sent: number }>();
  const at = (day: string) => {
    const counts = days.get(day) ?? { seen: 0, begun: 0, sent: 0 };
    days.set(day, counts);
    return counts;
  };
  const reported = await db
    .selectFrom('analytics')
    .select(['day', 'event'])
    .select(({ fn }) => fn.sum('times').as('times'))
    .where('day', '>=', since)
    .where('partner', '=', partner)
    .where('field', '=', '')
    .where('event', 'in', ['form_seen', 'form_used'])
    .groupBy(['day', 'event'])
    .execute();
  // PostgreSQL returns a sum as text.
  for (const { day, event, times } of reported) at(day)[EVENTS[event as keyof typeof EVENTS]] = Number(times);
  const leads = await db
    .selectFrom('leads')
    .select('received_at')
    .where('partner', '=', partner)
    .where('received_at', '>=', indianMidnight(since).toISOString())
    .where('suspected', 'is', null)
    .execute();
  for (const { received_at } of leads) at(indianDay(new Date(received_at))).sent++;
  return [...days]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, counts]) => ({ day, ...counts }));
}
