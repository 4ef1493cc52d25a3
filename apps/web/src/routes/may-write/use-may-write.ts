import { CallError } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';
import { recommendedQuery } from '../../features/friends/card/friends-query.ts';
import { measuresQuery } from '../../features/measures/query/measures-query.ts';

/**
 * Whether a child may write to friends now: not while no grown-up permits contact or adults have paused its
 * writing. Undefined until it is known.
 */
export function useMayWrite(userId: string): boolean | undefined {
  const meeting = useQuery({ ...recommendedQuery(), retry: false });
  const measures = useQuery(measuresQuery(userId));
  if (meeting.isPending || measures.isPending) return undefined;
  const isForbidden = meeting.error instanceof CallError && meeting.error.code === 'forbidden';
  const isPaused = measures.data?.some(({ kind, isOver }) => kind === 'pauseWriting' && !isOver);
  return !isForbidden && isPaused !== true;
}
