import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { createPool, queryTimeouts } from './postgres-pool';
import type { DatabaseSettings } from './settings';

/** A limit: each key may consume `points` points in `seconds` seconds. `name` distinguishes the limits. */
type Limit = { readonly name: string; readonly points: number; readonly seconds: number };

export type Limiter = {
  /**
   * Counts one point for the key. Rejects with a RateLimiterRes if the key is over the limit. Rejected calls are
   * counted too.
   */
  consume(key: string): Promise<unknown>;
  /** Gives the key one point back. */
  reward(key: string): Promise<unknown>;
  get(key: string): Promise<RateLimiterRes | null>;
};

export type CreateLimiter = (limit: Limit) => Limiter;

/**
 * The fraction of a limit that each server counts in its own memory. Few senders exceed it, so few leads are counted in
 * PostgreSQL. Counting a lead there takes a seventh of the time that storing the lead takes. Each additional server
 * lets a sender exceed the limit by at most this fraction.
 */
const OWN_PART = 0.1;

/** Time limit of a query. Short, since a lead is stored only after it has been counted. */
const QUERY_TIMEOUT_MS = 2000;

/** Counts in this process up to OWN_PART of the limit, and from then on in a limiter that all servers share. */
class NearlySharedLimiter implements Limiter {
  private readonly own: RateLimiterMemory;
  private readonly ownPoints: number;

  constructor(
    { points, seconds }: Limit,
    private readonly shared: RateLimiterAbstract,
  ) {
    this.ownPoints = Math.floor(points * OWN_PART);
    this.own = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
  }

  async consume(key: string): Promise<void> {
    const { consumedPoints } = await this.own.consume(key);
    if (consumedPoints > this.ownPoints) await this.shared.consume(key, this.sharedPoints(consumedPoints));
  }

  async reward(key: string): Promise<void> {
    const { consumedPoints } = await this.own.reward(key);
    if (consumedPoints >= this.ownPoints)
      await this.shared.reward(key, this.sharedPoints(consumedPoints + 1));
  }

  async get(key: string): Promise<RateLimiterRes | null> {
    const own = await this.own.get(key);
    return own && own.consumedPoints > this.ownPoints ? this.shared.get(key) : null;
  }

  /**
   * Returns how many points the latest point adds to the shared limiter. The first point after `ownPoints` adds all
   * points so far, since only this server has counted the earlier ones. Every other point adds 1.
   */
  private sharedPoints(consumedPoints: number): number {
    return consumedPoints === this.ownPoints + 1 ? consumedPoints : 1;
  }
}

/** Creates a limiter that counts only in this server's memory. */
export const createMemoryLimiter = ({ name, points, seconds }: Limit): RateLimiterAbstract =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/**
 * Opens the rate limits. With PostgreSQL, each server counts the first part of each limit (the fraction OWN_PART) in
 * its own memory. Beyond that part, all servers count together in the database. Without PostgreSQL, and while it fails,
 * each server counts everything in its own memory.
 */
export function openRateLimits({ databaseUrl }: DatabaseSettings) {
  if (!databaseUrl) return { createLimiter: createMemoryLimiter, close: async () => {} };
  // Uses a separate pool. While a lead is being stored, it may hold a connection of the pool for leads. If counting the
  // lead needed a second connection of that pool, the lead would have to wait for it.
  const pool = createPool(databaseUrl, { max: 2, ...queryTimeouts(QUERY_TIMEOUT_MS) });
  const createLimiter: CreateLimiter = (limit) =>
    new NearlySharedLimiter(
      limit,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        // Keeps the limiter from creating the table: a migration creates it.
        tableCreated: true,
        keyPrefix: limit.name,
        points: limit.points,
        duration: limit.seconds,
        insuranceLimiter: createMemoryLimiter(limit),
      }),
    );
  return { createLimiter, close: () => pool.end() };
}
