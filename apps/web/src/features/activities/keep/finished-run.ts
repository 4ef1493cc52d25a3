import { localKey } from '@digipals/client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** A run that was finished on this page, for the rewards screen (NOTSHOWN-56). */
export type FinishedRun = {
  title: string;
  /** The score that counts for the lesson, 0 to 100. Skipped questions count as right (PLAYER-54). */
  percent: number;
  /** Questions that the child answered rightly. */
  right: number;
  skipped: number;
  total: number;
  /** Whether it was a test. */
  test: boolean;
  /** English words of the activity, those of its answers first. */
  words: readonly string[];
  /** Lingos the server has credited so far (PLAYER-66). */
  lingoCredit: number;
};

const keyOf = (activityId: string) => localKey('finishedRun', activityId);

/** The finished run of an activity; undefined when there is none (AMBIG-19). */
export function useFinishedRun(activityId: string): FinishedRun | undefined {
  return useQuery<FinishedRun>({ queryKey: keyOf(activityId), queryFn: skipToken }).data;
}

/** Stores or updates the finished run of an activity. */
export function useSetFinishedRun(activityId: string) {
  const queries = useQueryClient();
  return useCallback(
    (change: (before: FinishedRun | undefined) => FinishedRun | undefined) => {
      queries.setQueryData<FinishedRun>(keyOf(activityId), change);
    },
    [queries, activityId],
  );
}
