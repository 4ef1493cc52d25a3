import { CallError } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';
import { recommendedQuery } from '../features/friends/card/friends-query.ts';
import { measuresQuery } from '../features/measures/calls/measure-calls.ts';

/**
 * Whether a child may write to friends now: not while no grown-up permits contact or adults have paused its
 * writing. Undefined until it is known.
 */
export function useMayWrite(userId: string, enabled = true): boolean | undefined {
  const meeting = useQuery({ ...recommendedQuery(), retry: false, enabled });
  const measures = useQuery({ ...measuresQuery(userId), enabled });
  if (meeting.isPending || measures.isPending) return undefined;
  const isForbidden = meeting.error instanceof CallError && meeting.error.code === 'forbidden';
  const isPaused = measures.data?.some(({ kind, isOver }) => kind === 'pauseWriting' && !isOver);
  return !isForbidden && isPaused !== true;
}
