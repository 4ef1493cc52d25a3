import type { Rate } from '../deps.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Clock } from '../kernel/clock.ts';

/** Takes one call from the bucket of a key, or throws 429 with the seconds to wait. */
export type Limiter = (key: string) => void;

const MOST_BUCKETS = 50_000;

/**
 * Token buckets (SAFE-18). They live in this process: behind a balancer with n servers a caller has
 * up to n times the rate, which protects each server all the same; what guards passwords is in the
 * database instead.
 */
export function createLimiter(rate: Rate | null, clock: Clock): Limiter {
  if (!rate) return () => undefined;
  const buckets = new Map<string, { tokens: number; at: number }>();
  return key => {
    const now = clock();
    const bucket = buckets.get(key) ?? { tokens: rate.burst, at: now };
    const refilled = bucket.tokens + ((now - bucket.at) / 1000) * rate.perSecond;
    const tokens = Math.min(rate.burst, refilled) - 1;
    // The newest stand last, so that the first is the one longest unused.
    buckets.delete(key);
    buckets.set(key, { tokens: Math.max(tokens, 0), at: now });
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value ?? key);
    if (tokens >= 0) return;
    throw new ApiError('too_many_requests', { retryAfter: Math.ceil(-tokens / rate.perSecond) });
  };
}
