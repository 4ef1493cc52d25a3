import { localKey } from '@digipals/client';
import type { StarFill } from '@digipals/engine';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What a test says of a child at its end. */
export type TestResult = {
  /** What the child can do, in its language; `trains` is the activity that trains it. */
  lines: readonly { text: string; trains: string | undefined; paw: StarFill }[];
  /** The right answer to each question, in English. */
  answers: readonly {
    questionId: string;
    text: string;
    audio: string | undefined;
    right: boolean;
  }[];
};

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
  /** What a test says of the child. */
  result?: TestResult | undefined;
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
