import { endpointQuery } from '@digipals/client';
import { keepNewest } from './keep-newest.ts';

/**
 * What happened to the child, the newest first (CALL-08). It is polled (poll.ts), so it is never stale
 * by itself, and a poll that fails waits for the next one.
 */
export const notificationsQuery = (userId: string) =>
  endpointQuery(
    'GET users/{id}/notifications',
    { id: userId },
    { retry: false, prepare: keepNewest, staleTime: Number.POSITIVE_INFINITY },
  );
