import type { Activity } from '@digipals/contract';
import type { PlayerHandle } from '@digipals/player';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { storageKeys } from '../../../shared/storage.ts';
import { forgetKeptRun, type UnfinishedRun, writeKeptRun } from '../keep/kept-run.ts';
import { versionOf } from '../keep/read-kept-run.ts';

type Options = Pick<UnfinishedRun, 'userId'> & {
  activity: Activity;
  /** Whether the run goes on after a reload. */
  isKept: boolean;
  player: RefObject<PlayerHandle | null>;
  /** What was sent so far. */
  sent(): Pick<UnfinishedRun, 'run' | 'lingoCredit'>;
};

/** Keeps the run when its page is reloaded, or hidden, after which phones may end it. The page of the activity forgets it. */
export function useKeepRun({ userId, activity, isKept, player, sent }: Options): void {
  const { storage } = useServices();
  const keep = useEffectEvent(() => {
    const shown = player.current;
    // A logout has forgotten the run, and leaves the page after that.
    if (!shown || storage.getItem(storageKeys.userId) !== userId) return;
    const state = shown.keep();
    const activityId = activity.id;
    const version = versionOf(activity);
    if (state) writeKeptRun({ userId, activityId, version, ...sent(), state });
    else forgetKeptRun();
  });
  useEffect(() => {
    if (!isKept) return;
    const onHide = () => keep();
    addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [isKept]);
}
