import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** Friends that the child and another have both (FRIEND-05, AMBIG-07). */
export const mutualFriendsQuery = (call: Call, userId: string, otherId: string) =>
  queryOptions({
    queryKey: ['mutualFriends', userId, otherId],
    queryFn: () => call('GET users/{id}/mutualFriends', { params: { id: otherId } }),
  });

/** Children that are here now and may be asked (FRIEND-03). */
export const suggestedQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['recommendations', userId, 'online'],
    queryFn: () => call('GET recommendations/friends', { query: { type: 'online' } }),
    staleTime: 15_000,
  });

/**
 * Children whose name begins so (FRIEND-02). A child that searches too fast is told at once instead
 * of being kept waiting.
 */
export const searchQuery = (call: Call, userId: string, username: string) =>
  queryOptions({
    queryKey: ['summaries', userId, username],
    queryFn: () => call('GET users/summaries', { query: { username }, retry: false }),
    enabled: username !== '',
  });

/** Children whom the child has blocked (SAFE-09). */
export const blocksQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['blocks', userId],
    queryFn: () => call('GET users/{id}/blocks', { params: { id: userId } }),
  });
