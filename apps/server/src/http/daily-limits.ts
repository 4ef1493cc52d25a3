import type { EndpointKey } from '@digipals/contract';
import type { AppConfig, AppDeps } from '../deps.ts';
import { ApiError } from '../kernel/api-error.ts';

type Kind = keyof NonNullable<AppConfig['limits']['daily']>;

/** Writes with a limit of their own. Any other write counts as `writes`, also one that is new here. */
const kinds: Partial<Record<EndpointKey, Kind>> = {
  'POST users/{id}/solution': 'answers',
  'POST events': 'events',
  'POST messages/chats': 'texts',
  'POST users/{id}/conversations': 'texts',
  'POST messages/statuses': 'texts',
  'POST friendRequests': 'requests',
  'POST reportButton': 'reports',
};

const DAY_MS = 86_400_000;

/** Counts what a child adds; a list counts by its entries. @throws too_many_requests until the next day */
export type DailyLimits = (key: EndpointKey, userId: string, body: unknown) => void;

/**
 * Bounds the rows that one child can add in a day, in UTC. Counts in memory, as the rate limits do: with
 * n servers a child has n times as many.
 */
export function createDailyLimits({
  config: {
    limits: { daily },
  },
  clock,
}: Pick<AppDeps, 'config' | 'clock'>): DailyLimits {
  if (!daily) return () => undefined;
  const counts = new Map<string, number>();
  let day = 0;
  return (key, userId, body) => {
    if (key.startsWith('GET ')) return;
    const now = clock();
    const today = Math.floor(now / DAY_MS);
    if (today !== day) counts.clear();
    day = today;
    const kind = kinds[key] ?? 'writes';
    const name = `${kind} ${userId}`;
    const count = (counts.get(name) ?? 0) + (Array.isArray(body) ? body.length : 1);
    if (count > daily[kind]) {
      const retryAfter = Math.ceil(((today + 1) * DAY_MS - now) / 1000);
      throw new ApiError('too_many_requests', { retryAfter });
    }
    counts.set(name, count);
  };
}
