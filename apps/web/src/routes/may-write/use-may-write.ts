import { useQuery } from '@tanstack/react-query';
import { useMayMeet } from '../../features/friends/card/use-may-meet.ts';
import { measuresQuery } from '../../features/measures/query/measures-query.ts';

/**
 * Whether a child may write to friends now: not while no grown-up permits contact or adults have paused its
 * writing. Undefined until it is known.
 */
export function useMayWrite(userId: string): boolean | undefined {
  const mayMeet = useMayMeet(userId);
  const measures = useQuery(measuresQuery(userId));
  if (mayMeet === undefined || measures.isPending) return undefined;
  const isPaused = measures.data?.some(({ kind, isOver }) => kind === 'pauseWriting' && !isOver);
  return mayMeet && isPaused !== true;
}
