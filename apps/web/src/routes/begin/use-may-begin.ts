import { useEffect, useState } from 'react';
import { useGoesOn } from '../../features/activities/keep/begun.ts';
import { useRest } from '../../features/rest/query/use-rest.ts';
import { useLocation } from '../../shared/routing/history.ts';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';

/** The longest time in ms that a page waits to learn whether the child rests. */
const longestWaitMs = 1_000;

/**
 * Whether the child may see what the current page begins: not while it rests (FAMILY-35), and then it leaves the
 * page. False until that is known, but a server that does not answer keeps no child from an activity.
 */
export function useMayBegin(userId: string): boolean {
  const { history } = useServices();
  const { pathname } = useLocation();
  const { isResting, isPending } = useRest(userId);
  const goesOn = useGoesOn(userId, pathname, isResting);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  const isRefused = isResting === true && !goesOn;
  useEffect(() => {
    if (isRefused) history.replace(path('my-profile'), undefined, { ignoreBlocker: true });
  }, [isRefused, history]);
  return !isRefused && (!isPending || waited);
}
