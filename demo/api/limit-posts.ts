import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal';

const WINDOW_SECONDS = 60;
const MINUTE_MS = 60_000;

/** Throws a refusal at an IP address that has sent more than its share of posts in a minute. */
export function limitPosts(postsPerMinute: number) {
  const limiter = new RateLimiterMemory({ points: postsPerMinute, duration: WINDOW_SECONDS });
  return async (req: IncomingMessage): Promise<void> => {
    try {
      await limiter.consume(req.socket.remoteAddress ?? '');
    } catch (over) {
      if (!(over instanceof RateLimiterRes)) throw over;
      const minutes = Math.ceil(over.msBeforeNext / MINUTE_MS);
      const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
      throw new Refusal(429, `Too many attempts. Please try again after ${time}.`, {
        headers: { 'Retry-After': `${Math.ceil(over.msBeforeNext / 1000)}` },
      });
    }
  };
}
