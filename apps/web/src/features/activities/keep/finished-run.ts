import { localKey } from '@digipals/client';
import type { StarFill } from '@digipals/engine';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { storageKeys } from '../../../shared/storage.ts';
import { readItem, writeItem } from './tab-storage.ts';

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

/** A run that was finished in this tab, for the rewards screen (NOTSHOWN-56). */
export type FinishedRun = {
  /** Names all its answers. */
  run: string;
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
  /** Whether the child has seen its end: shown again, it has no scene. */
  seen?: true;
};

/** Names the shape of `FinishedRun` and all it holds: another shape needs another number. */
const format = 2;

/** What the tab keeps, so that a reload or a later Back shows again what the child won (PLAYER-73). */
type Kept = { format: number; userId: string; run: FinishedRun };

const keyOf = (userId: string, activityId: string) => localKey('finishedRun', userId, activityId);
const itemOf = (activityId: string) => `finishedRun.${activityId}`;

function readFinishedRun(userId: string, activityId: string): FinishedRun | undefined {
  const kept = readItem<Kept>(itemOf(activityId));
  return kept?.format === format && kept.userId === userId ? kept.run : undefined;
}

/** The last finished run of a child through an activity in this tab; undefined when there is none (AMBIG-19). */
export function useFinishedRun(userId: string, activityId: string): FinishedRun | undefined {
  return useQuery<FinishedRun>({
    queryKey: keyOf(userId, activityId),
    queryFn: skipToken,
    initialData: () => readFinishedRun(userId, activityId),
  }).data;
}

/** Stores or updates the finished run of a child through an activity. */
export function useSetFinishedRun(userId: string, activityId: string) {
  const queries = useQueryClient();
  const { storage } = useServices();
  return useCallback(
    (change: (before: FinishedRun | undefined) => FinishedRun | undefined) => {
      const run = queries.setQueryData<FinishedRun>(keyOf(userId, activityId), change);
      // The last Lingos may be credited after a logout, which has forgotten the run.
      if (!run || storage.getItem(storageKeys.userId) !== userId) return;
      writeItem(itemOf(activityId), { format, userId, run } satisfies Kept);
    },
    [queries, storage, userId, activityId],
  );
}
