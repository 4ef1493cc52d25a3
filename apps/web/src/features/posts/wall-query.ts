import { endpointQuery, isOutOfReach } from '@digipals/client';
import type { Submission, Wall } from '@digipals/contract';
import { queryOptions } from '@tanstack/react-query';

/** While a text of the child is being read the wall is asked again so often, in milliseconds. */
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

/** A wall with an own text that was just sent, in the place of the one it mends. */
export const withSent = (wall: Wall, sent: Submission): Wall => ({
  ...wall,
  submissions: [
    sent,
    ...wall.submissions.filter(({ submissionId }) => submissionId !== sent.submissionId),
  ],
});
