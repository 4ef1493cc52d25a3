import { type HistoryEntry, limits } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** The result of a question for a child. */
export type QuestionResult = {
  readonly activityId: string;
  readonly questionId: string;
  readonly valid: boolean;
  readonly credited: boolean;
  readonly leftBehind: boolean;
};

export const listResults = (
  db: Db,
  userId: string,
  activityIds: readonly string[],
): Promise<QuestionResult[]> =>
  db
    .selectFrom('question_results')
    .select([
      'activity_id as activityId',
      'question_id as questionId',
      'valid',
      'credited',
      'left_behind as leftBehind',
    ])
    .where('user_id', '=', userId)
    .where('activity_id', 'in', activityIds)
    .execute();

/** Inserts or replaces results. */
export async function saveResults(
  db: Db,
  userId: string,
  results: readonly QuestionResult[],
  at: Date,
): Promise<void> {
  const rows = results.map(result => ({
    user_id: userId,
    activity_id: result.activityId,
    question_id: result.questionId,
    valid: result.valid,
    credited: result.credited,
    left_behind: result.leftBehind,
    at,
  }));
  await db
    .insertInto('question_results')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['user_id', 'activity_id', 'question_id']).doUpdateSet(({ ref }) => ({
        valid: ref('excluded.valid'),
        credited: ref('excluded.credited'),
        left_behind: ref('excluded.left_behind'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
}

/** An answer as it was received, for the log. */
export type Attempt = {
  readonly activityId: string;
  readonly questionId: string;
  readonly entry: HistoryEntry;
  readonly kind: 'answer' | 'skip' | 'left';
  readonly valid: boolean;
  /** False for an answer to a test that was left. */
  readonly counted: boolean;
  /** Hash of the entry, so that duplicates are logged once. */
  readonly fingerprint: Buffer;
};

const atMost = (limit: number, value: number | undefined): number | null =>
  value === undefined ? null : Math.min(value, limit);

/** Appends answers to the log, without duplicates. */
export async function appendAttempts(
  db: Db,
  userId: string,
  attempts: readonly Attempt[],
  at: Date,
): Promise<void> {
  const rows = attempts.map(({ activityId, questionId, entry, kind, ...attempt }) => ({
    user_id: userId,
    activity_id: activityId,
    question_id: questionId,
    kind,
    valid: attempt.valid,
    counted: attempt.counted,
    picks: entry.picks ? JSON.stringify(entry.picks) : null,
    tries: atMost(limits.answerTries, entry.tries),
    time_ms: atMost(limits.answerMs, entry.time),
    hints: atMost(limits.answerHints, entry.hints),
    fingerprint: attempt.fingerprint,
    run: entry.run ?? null,
    at,
  }));
  await db
    .insertInto('attempts')
    .values(rows)
    .onConflict(conflict => conflict.columns(['user_id', 'question_id', 'fingerprint']).doNothing())
    .execute();
}
