import { isCallError } from '@digipals/client';
import type { Summary } from '@digipals/contract';
import { fetchFriend } from '@digipals/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { pause } from '../../shared/pause.ts';
import { path } from '../../shared/routing/paths.ts';
import { type Services, useServices } from '../../shared/services.tsx';
import { nextToVisit } from './visited.ts';

/** State of the search; `nobody`: no child was found (NOTSHOWN-40); `forbidden`: no grown-up permits contact. */
export type Fetching = 'idle' | 'running' | 'nobody' | 'forbidden';

/** Recommended children; null without permission. Other errors are only logged to the console (ERR-22). */
async function recommended({
  call,
  log,
}: Pick<Services, 'call' | 'log'>): Promise<Summary[] | null> {
  try {
    return await call('GET recommendations/friends', { query: { type: 'faf' } });
  } catch (error) {
    if (isCallError(error) && error.code === 'forbidden') return null;
    log(`fetching a friend failed: ${String(error)}`);
    return [];
  }
}

/** Navigates to a DigiPal that the child has not visited yet, after at least 1.5 s (FRIEND-15 to FRIEND-20). */
export function useFetchFriend(userId: string): { state: Fetching; start(): void } {
  const services = useServices();
  const [state, setState] = useState<Fetching>('idle');
  /** Whether a search is running. Ignores a second tap, and the result after leaving the page. */
  const run = useRef<'none' | 'on' | 'left'>('none');
  useEffect(() => {
    run.current = 'none';
    return () => {
      run.current = 'left';
    };
  }, []);
  const start = async () => {
    if (run.current === 'on') return;
    run.current = 'on';
    setState('running');
    services.sounds.effect('globe');
    const [children] = await Promise.all([recommended(services), pause(fetchFriend.minimumMs)]);
    if (run.current !== 'on') return;
    run.current = 'none';
    const next = children && nextToVisit(services.storage, userId, children);
    if (!next) {
      setState(children ? 'nobody' : 'forbidden');
      return;
    }
    services.analytics.tracked('lbm13');
    services.history.push(path('digipal', { userId: next.userId }));
  };
  return { state, start: () => void start() };
}
