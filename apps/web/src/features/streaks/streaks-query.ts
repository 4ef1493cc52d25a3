import { endpointQuery } from '@digipals/client';

/** The streak of a child (CALL-17). Today's Lingos can change it at any time. */
export const streakQuery = (userId: string) =>
  endpointQuery('GET streaks/{userId}', { userId }, { staleTime: 15_000 });

/** The streak of the child together with a friend (CALL-18). */
export const friendshipStreakQuery = (userId: string, otherUserId: string) =>
  endpointQuery(
    'GET streaks/{userId}/{otherUserId}',
    { userId, otherUserId },
    { staleTime: 15_000 },
  );
