import { endpointQuery, isOutOfReach } from '@digipals/client';
import type { Submission, Wall } from '@digipals/contract';
import { queryOptions } from '@tanstack/react-query';

/** Refetch interval in ms while a text of the child is under review. */
const readingMs = 30_000;

const isBeingRead = (wall: Wall | undefined): boolean =>
  wall?.submissions.some(({ state }) => state === 'reading') ?? false;

/** Status and wall of a child (CALL-33): its own or a friend's. */
export const wallQuery = (userId: string) =>
  queryOptions({
    ...endpointQuery('GET messages/statuses/{id}', { id: userId }),
    staleTime: 15_000,
    refetchInterval: ({ state }) =>
      isBeingRead(state.data) && !isOutOfReach(state.error) ? readingMs : false,
  });

/** Adds a text that was just sent to a wall, or replaces its earlier version. */
export const withSent = (wall: Wall, sent: Submission): Wall => ({
  ...wall,
  submissions: [
    sent,
    ...wall.submissions.filter(({ submissionId }) => submissionId !== sent.submissionId),
  ],
});
