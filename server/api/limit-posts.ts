import type { IncomingMessage } from 'node:http';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { ANSWERS } from '../../widgets/contract/answers';
import type { CreateLimiter, Limiter } from '../db/rate-limits';
import { clientAddress, isBehindUntrustedProxy, networkOf, type TrustProxy } from '../http/client-address';
import type { ApiResponse } from './api-response';
import { HttpError } from './http-error';

const WINDOW_SECONDS = 60;
const MINUTE_MS = 60_000;

/**
 * Maximum number of confirmations that one IP address may cause in an hour. Limited, since a confirmation may go to
 * somebody who has not sent a form.
 */
export const CONFIRMATIONS_PER_HOUR = 30;
const HOUR_SECONDS = 3600;

/**
 * The limit for a sender's other posts is this many times the limit for the sender's leads. "Other posts" are rejected
 * posts to an endpoint for leads, such as the empty forms of `?broker-debug`, and posts that repeat a stored lead.
 */
const OTHER_POSTS_PER_LEAD = 10;

/**
 * Counts a sender's posts. `countLead` and `countOtherPost` reject with an HttpError if the sender is over the limit.
 */
export type Sender = {
  countLead(): Promise<void>;
  /** Counts a lead and resolves to true, or resolves to false if the sender is over the limit. */
  tryCountLead(): Promise<boolean>;
  /** Takes back the count of one lead. */
  uncountLead(): Promise<void>;
  countOtherPost(): Promise<void>;
  /** Counts a confirmation and resolves to true, or resolves to false if the sender is over the limit. */
  tryCountConfirmation(): Promise<boolean>;
  /** Rejects if the sender has reached both the limit for leads and the limit for other posts. Counts nothing. */
  check(): Promise<void>;
};

/**
 * Runs `handle` for a request. If `handle` throws an HttpError, counts the request as one of the sender's other posts.
 */
export type RateLimit = (
  req: IncomingMessage,
  handle: (sender: Sender) => Promise<ApiResponse>,
) => Promise<ApiResponse>;

type RateLimitOptions = {
  readonly leadsPerMinute: number;
  readonly trustProxy: TrustProxy;
  readonly createLimiter: CreateLimiter;
};

/** Returns a 429 error that says when to try again. */
export function tooMany(reason: string, waitMs: number): HttpError {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const when =
    minutes === 1 ? ANSWERS.tryInOneMinute : ANSWERS.tryInMinutes.replace('{minutes}', `${minutes}`);
  return new HttpError(429, `${reason} ${when}`, {
    headers: { 'Retry-After': `${Math.ceil(waitMs / 1000)}` },
  });
}

const tooManyFromAddress = ({ msBeforeNext }: RateLimiterRes) => tooMany(ANSWERS.tooMany, msBeforeNext);

async function tryConsume(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // Takes the count back, since `consume` also counts the calls that it rejects.
    await limiter.reward(key);
    return false;
  }
}

async function consume(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooManyFromAddress(error) : error;
  }
}

/**
 * Limits the posts of each IP address. Leads have a separate limit, so that one person's invalid posts don't keep other
 * people at the same address from sending leads.
 */
export function createRateLimit({ leadsPerMinute, trustProxy, createLimiter }: RateLimitOptions): RateLimit {
  const perMinute = (name: string, points: number) =>
    createLimiter({ name, points, seconds: WINDOW_SECONDS });
  const leads = perMinute('leads', leadsPerMinute);
  const otherPosts = perMinute('other_posts', leadsPerMinute * OTHER_POSTS_PER_LEAD);
  const confirmations = createLimiter({
    name: 'confirmations',
    points: CONFIRMATIONS_PER_HOUR,
    seconds: HOUR_SECONDS,
  });

  return async (req, handle) => {
    const key = networkOf(clientAddress(req, trustProxy));
    const sender: Sender = {
      countLead: () => consume(leads, key),
      tryCountLead: () => tryConsume(leads, key),
      uncountLead: async () => void (await leads.reward(key)),
      countOtherPost: () => consume(otherPosts, key),
      tryCountConfirmation: () => tryConsume(confirmations, key),
      async check() {
        const [lead, otherPost] = await Promise.all([leads.get(key), otherPosts.get(key)]);
        if (lead?.remainingPoints === 0 && otherPost?.remainingPoints === 0) throw tooManyFromAddress(lead);
      },
    };
    try {
      return await handle(sender);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await sender.countOtherPost();
      // `untrusted_proxy` tells `?broker-debug` that an untrusted proxy forwarded the request. The diagnostics of
      // `?broker-debug` post an empty form, always get an error, and warn if the error has `untrusted_proxy`.
      throw isBehindUntrustedProxy(req, trustProxy) ? error.with({ untrusted_proxy: true }) : error;
    }
  };
}
