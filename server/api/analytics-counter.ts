import type { Kysely } from 'kysely';
import { addCounts, COUNT_KEY, type Count, type CountKey } from '../db/analytics';
import { cleanPartnerId } from '../db/partner-spelling';
import { createPartnerFinder, listPartners } from '../db/partners';
import type { Schema } from '../db/schema';
import { logError } from '../http/log-error';

const FLUSH_MS = 5_000;

/** Limit of different counts that wait to be stored. Drops further ones, so that a flood does not fill the memory. */
const MAX_WAITING = 5_000;

/** A partner ID may be any text. Each process counts this many a day (UTC) by name, and all further ones together. */
const MAX_PARTNERS_OF_DAY = 1_000;
const OTHER_PARTNERS = '(others)';

const keyOf = (count: CountKey) => JSON.stringify(COUNT_KEY.map((name) => count[name]));

/**
 * Replaces the partner IDs of counts with the registered spellings. Returns one count per key, sorted: two servers that
 * lock the same rows in different orders would deadlock.
 */
async function creditPartners(db: Kysely<Schema>, counts: readonly Count[]): Promise<readonly Count[]> {
  const findPartner = createPartnerFinder(await listPartners(db));
  const credited = new Map<string, Count>();
  for (const count of counts) {
    const { partner: typed } = count;
    const partner = typed && (findPartner(typed)?.id ?? cleanPartnerId(typed));
    const key = keyOf({ ...count, partner });
    const times = count.times + (credited.get(key)?.times ?? 0);
    credited.set(key, { ...count, partner, times });
  }
  return [...credited].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

export type AnalyticsCounter = {
  /** Counts what happened today. */
  add(count: Omit<CountKey, 'day'>): void;
  /** Stores what has been counted. Never rejects. */
  flush(): Promise<void>;
  /** Stores what has been counted, and stops. */
  stop(): Promise<void>;
};

type CounterOptions = {
  readonly db: Kysely<Schema>;
  readonly now?: () => Date;
  readonly reportError?: (error: unknown) => void;
};

/**
 * Counts in memory, and stores the counts every few seconds in one transaction, so that page views don't slow down the
 * storing of leads. A crash loses the last few seconds.
 */
export function createAnalyticsCounter({
  db,
  now = () => new Date(),
  reportError = logError,
}: CounterOptions): AnalyticsCounter {
  const waiting = new Map<string, Count>();
  let partners = new Set<string>();
  let partnersDay = '';
  /** Reports only the first of several failures in a row. */
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  /** Returns the partner's ID, or OTHER_PARTNERS if there are too many partners today. */
  function countedPartner(partner: string, day: string): string {
    if (day !== partnersDay) partners = new Set();
    partnersDay = day;
    if (partner && partners.size < MAX_PARTNERS_OF_DAY) partners.add(partner);
    return partner && !partners.has(partner) ? OTHER_PARTNERS : partner;
  }

  /** Adds a count to the ones waiting to be stored. */
  function addWaiting(count: Count) {
    const key = keyOf(count);
    const earlier = waiting.get(key);
    if (!earlier && waiting.size >= MAX_WAITING) return;
    waiting.set(key, { ...count, times: count.times + (earlier?.times ?? 0) });
    // Doesn't keep the process alive if it has nothing else to do.
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  }

  async function store() {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...waiting.values()];
    if (counts.length === 0) return;
    waiting.clear();
    try {
      await addCounts(db, await creditPartners(db, counts));
      isFailing = false;
    } catch (error) {
      if (!isFailing) reportError(error);
      isFailing = true;
      counts.forEach(addWaiting);
    }
  }

  const flush = () => {
    running = running.then(store);
    return running;
  };

  return {
    add(count) {
      const day = now().toISOString().slice(0, 10);
      addWaiting({ ...count, partner: countedPartner(count.partner, day), day, times: 1 });
    },
    flush,
    async stop() {
      await flush();
      clearTimeout(timer);
    },
  };
}
