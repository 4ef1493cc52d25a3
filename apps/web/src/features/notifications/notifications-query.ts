import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';
import { keepNewest } from './keep-newest.ts';

/**
 * What happened to the child, the newest first (CALL-08). It is polled (poll.ts), so it is never stale
 * by itself, and a poll that fails waits for the next one.
 */
export const notificationsQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId],
    queryFn: async () =>
      keepNewest(
        await call('GET users/{id}/notifications', { params: { id: userId }, retry: false }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
