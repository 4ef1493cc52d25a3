import type { PlayerHandle } from '@digipals/player';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { storageKeys } from '../../../shared/storage.ts';
import { forgetKeptRun, type UnfinishedRun, writeKeptRun } from '../keep/kept-run.ts';

type Options = Pick<UnfinishedRun, 'userId' | 'activityId'> & {
  player: RefObject<PlayerHandle | null>;
  /** What was sent so far. */
  sent(): Pick<UnfinishedRun, 'run' | 'lingoCredit'>;
};

/** Keeps the run when its page is reloaded, or hidden, after which phones may end it. Leaving the activity forgets it. */
export function useKeepRun({ userId, activityId, player, sent }: Options): void {
  const { storage } = useServices();
  const keep = useEffectEvent(() => {
    const shown = player.current;
    // A logout has forgotten the run, and leaves the page after that.
    if (!shown || storage.getItem(storageKeys.userId) !== userId) return;
    const state = shown.keep();
    if (state) writeKeptRun({ userId, activityId, ...sent(), state });
    else forgetKeptRun();
  });
  useEffect(() => {
    const onHide = () => keep();
    addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      forgetKeptRun();
    };
  }, []);
}
