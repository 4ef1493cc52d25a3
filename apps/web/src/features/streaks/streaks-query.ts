import { endpointQuery } from '@digipals/client';

/** Days in a row of a child (CALL-17). Today's Lingos change it at any time. */
export const streakQuery = (userId: string) =>
  endpointQuery('GET streaks/{userId}', { userId }, { staleTime: 15_000 });

/** Days in a row that the child and a friend both won (CALL-18). */
export const friendshipStreakQuery = (userId: string, otherUserId: string) =>
  endpointQuery(
    'GET streaks/{userId}/{otherUserId}',
    { userId, otherUserId },
    { staleTime: 15_000 },
  );
