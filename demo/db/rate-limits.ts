import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DatabaseSettings } from '../settings';
import { createPool } from './postgres-pool';

/** How many points a key may use up in a time. `name` tells limits apart. */
type Limit = { readonly name: string; readonly points: number; readonly seconds: number };

export type CreateLimiter = (limit: Limit) => RateLimiterAbstract;

/** A limiter of one server. */
export const createMemoryLimiter: CreateLimiter = ({ name, points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/**
 * Opens the limits that all servers of a PostgreSQL database share. Without one they are those of this server; so they are
 * while the database fails.
 */
export function openRateLimits({ databaseUrl }: DatabaseSettings) {
  if (!databaseUrl) return { createLimiter: createMemoryLimiter, close: async () => {} };
  // Not the connections that store leads: a lead that holds one of them would wait for another.
  const pool = createPool(databaseUrl, { max: 2 });
  const createLimiter: CreateLimiter = (limit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      // By a migration.
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      insuranceLimiter: createMemoryLimiter(limit),
    });
  return { createLimiter, close: () => pool.end() };
}
