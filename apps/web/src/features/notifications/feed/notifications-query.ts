import { endpointQuery } from '@digipals/client';
import { keepNewest } from './keep-newest.ts';

/**
 * Notifications of the child, newest first (CALL-08). They are polled (poll.ts), so they never become stale,
 * and a failed poll is not retried.
 */
export const notificationsQuery = (userId: string) =>
  endpointQuery(
    'GET users/{id}/notifications',
    { id: userId },
    { retry: false, prepare: keepNewest, staleTime: Number.POSITIVE_INFINITY },
  );
