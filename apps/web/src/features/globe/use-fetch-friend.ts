import type { Summary } from '@digipals/contract';
import { fetchFriend } from '@digipals/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { pause } from '../../shared/pause.ts';
import { path } from '../../shared/routing/paths.ts';
import { type Services, useServices } from '../../shared/services.tsx';
import { nextToVisit } from './visited.ts';

/** Nothing was asked, Domino runs, or nobody was found (NOTSHOWN-40). */
export type Fetching = 'idle' | 'running' | 'nobody';

/** Recommended children; a failed call is told to nobody but the console (ERR-22). */
async function recommended({ call, log }: Pick<Services, 'call' | 'log'>): Promise<Summary[]> {
  try {
    return await call('GET recommendations/friends', { query: { type: 'faf' } });
  } catch (error) {
    log(`fetching a friend failed: ${String(error)}`);
    return [];
  }
}

/** Takes the child to a DigiPal it has not visited yet, after at least 1.5 s (FRIEND-15 to FRIEND-20). */
export function useFetchFriend(userId: string): { state: Fetching; start(): void } {
  const services = useServices();
  const [state, setState] = useState<Fetching>('idle');
  /** Whether Domino runs: then a second tap does nothing. On a page that was left a run leads nowhere. */
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
    const next = nextToVisit(services.storage, userId, children);
    if (!next) {
      setState('nobody');
      return;
    }
    services.analytics.tracked('lbm13');
    services.history.push(path('digipal', { userId: next.userId }));
  };
  return { state, start: () => void start() };
}
