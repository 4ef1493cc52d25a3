import { endpointQuery, isOutOfReach } from '@digipals/client';
import type { Submission, Wall } from '@digipals/contract';
import { queryOptions } from '@tanstack/react-query';

/** Refetch interval in ms. */
const refetchMs = 30_000;

const isBeingRead = (wall: Wall | undefined): boolean =>
  wall?.submissions.some(({ state }) => state === 'reading') ?? false;

/** The own wall, refetched while a text of the child is under review. */
const ownWallQuery = (userId: string) =>
  queryOptions({
    ...endpointQuery('GET messages/statuses/{id}', { id: userId }),
    staleTime: 15_000,
    refetchInterval: ({ state }) =>
      isBeingRead(state.data) && !isOutOfReach(state.error) ? refetchMs : false,
  });

/**
 * The wall of another child, always refetched and soon forgotten: no notification tells its other readers that
 * a text was recalled (SAFE2-38).
 */
const friendWallQuery = (userId: string) =>
  queryOptions({
    ...ownWallQuery(userId),
    refetchInterval: ({ state }) => (isOutOfReach(state.error) ? false : refetchMs),
    gcTime: refetchMs,
  });

/** Status and wall of a child (CALL-33), as the child `me` sees it. */
export const wallQuery = (userId: string, me: string) =>
  userId === me ? ownWallQuery(userId) : friendWallQuery(userId);

export const wallKey = (userId: string) => ownWallQuery(userId).queryKey;

/** Adds a text that was just sent to a wall, or replaces its earlier version. */
export const withSent = (wall: Wall, sent: Submission): Wall => ({
  ...wall,
  submissions: [
    sent,
    ...wall.submissions.filter(({ submissionId }) => submissionId !== sent.submissionId),
  ],
});
