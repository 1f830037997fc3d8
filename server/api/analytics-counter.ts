import type { Kysely } from 'kysely';
import { FORM_PAGE } from '../../widgets/contract/form-page';
import {
  addCounts,
  COUNT_KEY,
  type Count,
  type CountKey,
  countPartnerPages,
  deleteCountsBefore,
  listCountedPartners,
} from '../db/analytics';
import { cleanPartnerId } from '../db/partner-spelling';
import { createPartnerFinder, listPartners } from '../db/partners';
import type { Schema } from '../db/schema';
import { logError } from '../http/log-error';
import { indianDay } from '../text/indian-time';

const FLUSH_MS = 5_000;

/**
 * Stored in place of a page's path if the page does not exist. Also replaces the page in a partner's count once the day
 * has reached MAX_PARTNER_PAGES.
 */
export const OTHER_PAGES = '(other pages)';

/**
 * Maximum number of distinct keys whose counts wait in memory to be stored. Once it is reached, counts with a new key
 * are dropped, so that a flood of reports does not fill the memory.
 */
const MAX_WAITING = 20_000;

/**
 * Maximum number of unregistered partner IDs that are counted separately on a day. Limited, since anybody can send any
 * text as an ID. All further unregistered IDs of the day are counted together as OTHER_PARTNERS. Registered partners are
 * always counted separately.
 */
const MAX_UNREGISTERED = 50;
const OTHER_PARTNERS = '(others)';

/**
 * Maximum number of rows of one day that have a partner and a page other than FORM_PAGE. (Partners' forms report from
 * FORM_PAGE.) Limited, since anybody can send reports that combine any partner with any page. Counts above the maximum
 * keep their partner, but OTHER_PAGES replaces their page.
 */
const MAX_PARTNER_PAGES = 1000;

/** Number of days after which counts are deleted. */
const DAYS_KEPT = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

const keyOf = (count: CountKey) => JSON.stringify(COUNT_KEY.map((name) => count[name]));

type PartnerFinder = ReturnType<typeof createPartnerFinder>;

/**
 * Adds up counts with the same key. Sorts the sums by key, so that all servers lock rows in the same order. In
 * different orders, two servers could deadlock.
 */
function addUp(counts: readonly Count[]): readonly Count[] {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const key = keyOf(count);
    sums.set(key, { ...count, times: count.times + (sums.get(key)?.times ?? 0) });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

/**
 * Replaces each registered partner ID with its registered spelling. Keeps at most MAX_UNREGISTERED unregistered IDs per
 * day, and replaces all other unregistered IDs with OTHER_PARTNERS.
 * @param counts the counts of one day
 */
async function creditPartners(
  db: Kysely<Schema>,
  counts: readonly Count[],
  findPartner: PartnerFinder,
): Promise<readonly Count[]> {
  const cleaned = counts.map((count) => {
    const registered = count.partner ? findPartner(count.partner) : undefined;
    return { count, registered, partner: registered?.id ?? cleanPartnerId(count.partner) };
  });
  const day = counts[0]?.day ?? '';
  const hasUnregistered = cleaned.some(({ partner, registered }) => partner && !registered);
  const counted = hasUnregistered ? await listCountedPartners(db, day) : [];
  const named = new Set(
    [...counted].filter((partner) => partner !== OTHER_PARTNERS && !findPartner(partner)),
  );
  return cleaned.map(({ count, registered, partner }) => {
    if (!partner || registered) return { ...count, partner };
    if (named.size < MAX_UNREGISTERED) named.add(partner);
    return { ...count, partner: named.has(partner) ? partner : OTHER_PARTNERS };
  });
}

/**
 * Limits the rows of one day that have a partner and a page other than FORM_PAGE. Once the day has MAX_PARTNER_PAGES of
 * these rows, replaces the page of further counts with OTHER_PAGES. A count for which the database already has a row
 * also uses up one row of the limit.
 */
async function limitPages(db: Kysely<Schema>, counts: readonly Count[]): Promise<readonly Count[]> {
  const isElsewhere = ({ partner, path }: Count) => partner !== '' && path !== FORM_PAGE;
  if (!counts.some(isElsewhere)) return counts;
  let stored = await countPartnerPages(db, counts[0]?.day ?? '', FORM_PAGE);
  return counts.map((count) => {
    if (!isElsewhere(count)) return count;
    return ++stored > MAX_PARTNER_PAGES ? { ...count, path: OTHER_PAGES } : count;
  });
}

function groupByDay(counts: readonly Count[]): readonly (readonly Count[])[] {
  const days = new Map<string, Count[]>();
  for (const count of counts) days.set(count.day, [...(days.get(count.day) ?? []), count]);
  return [...days.values()];
}

export type AnalyticsCounter = {
  /** Counts one event of today. */
  add(count: Omit<CountKey, 'day'>): void;
  /** Stores the waiting counts. Never rejects. */
  flush(): Promise<void>;
  /** Stores the waiting counts, and stops the timer. */
  stop(): Promise<void>;
};

type CounterOptions = {
  readonly db: Kysely<Schema>;
  readonly now?: () => Date;
  readonly reportError?: (error: unknown) => void;
};

/**
 * Creates a counter that keeps counts in memory and stores them every few seconds in one transaction. A transaction for
 * each page view would slow down the storing of leads. A crash loses the counts of the last few seconds.
 */
export function createAnalyticsCounter({
  db,
  now = () => new Date(),
  reportError = logError,
}: CounterOptions): AnalyticsCounter {
  const waiting = new Map<string, Count>();
  /** Unregistered partner IDs among the counts that wait to be stored. Spelt as the clients sent them. */
  let unregistered = new Set<string>();
  /** Undefined until the partners have been read. */
  let findPartner: PartnerFinder | undefined;
  /** The day on which old counts were last deleted. */
  let cleanedOn = '';
  /** True if the last attempt to store counts failed. Only the first of several failures in a row is reported. */
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  /**
   * Returns the partner ID to count: `partner` itself, or OTHER_PARTNERS if `partner` is unregistered and the waiting
   * counts already have too many unregistered IDs.
   */
  function waitingPartner(partner: string): string {
    // Until the partners have been read, does not replace any ID, since each may be registered.
    if (!partner || !findPartner || findPartner(partner)) return partner;
    if (unregistered.size < 2 * MAX_UNREGISTERED) unregistered.add(partner);
    return unregistered.has(partner) ? partner : OTHER_PARTNERS;
  }

  const readPartners = async () => {
    findPartner = createPartnerFinder(await listPartners(db));
    return findPartner;
  };

  async function deleteOld(day: string) {
    if (cleanedOn === day) return;
    const first = new Date(new Date(day).getTime() - DAYS_KEPT * DAY_MS);
    await deleteCountsBefore(db, first.toISOString().slice(0, 10));
    cleanedOn = day;
  }

  function addWaiting(count: Count) {
    const key = keyOf(count);
    const earlier = waiting.get(key);
    if (!earlier && waiting.size >= MAX_WAITING) return;
    waiting.set(key, { ...count, times: count.times + (earlier?.times ?? 0) });
    // `unref()`, so that the timer doesn't keep the process alive.
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  }

  async function store() {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...waiting.values()];
    if (counts.length === 0) return;
    waiting.clear();
    unregistered = new Set();
    try {
      const find = await readPartners();
      const credited: Count[] = [];
      for (const ofDay of groupByDay(counts))
        credited.push(...(await limitPages(db, addUp(await creditPartners(db, ofDay, find)))));
      // Deletes old counts first: if deleting failed after storing, the next attempt would store these counts again.
      await deleteOld(indianDay(now()));
      await addCounts(db, addUp(credited));
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

  // Ignores a failure here: `store` reads the partners again, and reports its own failures.
  readPartners().catch(() => {});

  return {
    add(count) {
      const day = indianDay(now());
      addWaiting({ ...count, partner: waitingPartner(count.partner), day, times: 1 });
    },
    flush,
    async stop() {
      await flush();
      clearTimeout(timer);
    },
  };
}
