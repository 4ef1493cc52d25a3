import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** Days in a row of a child (CALL-17). Today's Lingos change it at any time. */
export const streakQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['streaks', userId],
    queryFn: () => call('GET streaks/{userId}', { params: { userId } }),
    staleTime: 15_000,
  });

/** Days in a row that the child and a friend both won (CALL-18). */
export const friendshipStreakQuery = (call: Call, userId: string, otherUserId: string) =>
  queryOptions({
    queryKey: ['streaks', userId, otherUserId],
    queryFn: () => call('GET streaks/{userId}/{otherUserId}', { params: { userId, otherUserId } }),
    staleTime: 15_000,
  });
