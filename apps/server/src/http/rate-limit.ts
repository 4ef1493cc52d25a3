import type { Rate } from '../deps.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Clock } from '../kernel/clock.ts';

/** Takes a token from the bucket of a key. @throws too_many_requests with the seconds to wait */
export type Limiter = (key: string) => void;

const MOST_BUCKETS = 50_000;

/**
 * Token buckets in memory (SAFE-18). Behind a load balancer with n servers, a caller has up to n times
 * the rate, which still protects each server. The limits that protect passwords are in the database.
 */
export function createLimiter(rate: Rate | null, clock: Clock): Limiter {
  if (!rate) return () => undefined;
  const buckets = new Map<string, { tokens: number; at: number }>();
  return key => {
    const now = clock();
    const bucket = buckets.get(key) ?? { tokens: rate.burst, at: now };
    // The clock may have gone back.
    const seconds = Math.max(0, now - bucket.at) / 1000;
    const refilled = bucket.tokens + seconds * rate.perSecond;
    const tokens = Math.min(rate.burst, refilled) - 1;
    // A Map keeps insertion order, so the first bucket is the least recently used.
    buckets.delete(key);
    buckets.set(key, { tokens: Math.max(tokens, 0), at: now });
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value ?? key);
    if (tokens >= 0) return;
    throw new ApiError('too_many_requests', { retryAfter: Math.ceil(-tokens / rate.perSecond) });
  };
}
