import type { Activity } from '@digipals/contract';
import type { PlayerHandle } from '@digipals/player';
import { type RefObject, useMemo } from 'react';
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

/**
 * Returns what keeps the run in its tab. It is kept whenever it changes: browsers do not wait for a page that ends, and
 * a reload that fails would lose what is kept only then (PLAYER-76). The page of the activity forgets it.
 */
export function useKeepRun({ userId, activity, isKept, player, sent }: Options): () => void {
  const { storage } = useServices();
  const version = useMemo(() => versionOf(activity), [activity]);
  return () => {
    const shown = player.current;
    // A logout has forgotten the run, and leaves the page after that.
    if (!isKept || !shown || storage.getItem(storageKeys.userId) !== userId) return;
    const state = shown.keep();
    if (state) writeKeptRun({ userId, activityId: activity.id, version, ...sent(), state });
    else forgetKeptRun();
  };
}
