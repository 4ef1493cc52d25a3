import type { Submission, Wall } from '@digipals/contract';
import { queryOptions } from '@tanstack/react-query';
import { isOutOfReach } from '../../shared/api/call-error.ts';
import type { Call } from '../../shared/api/client.ts';

/** While a text of the child is being read the wall is asked again so often, in milliseconds. */
const readingMs = 30_000;

const isBeingRead = (wall: Wall | undefined): boolean =>
  wall?.submissions.some(({ state }) => state === 'reading') ?? false;

/** Status and wall of a child (CALL-33): its own and its friends' are told. */
export const wallQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['wall', userId],
    queryFn: () => call('GET messages/statuses/{id}', { params: { id: userId } }),
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
