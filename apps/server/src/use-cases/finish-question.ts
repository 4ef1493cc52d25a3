import type { HistoryEntry } from '@digipals/contract';
import { lingoCredit } from '@digipals/engine';
import type { Content } from '../content/content.ts';
import type { ListedActivity } from '../content/lessons.ts';
import type { Db } from '../db/db.ts';
import {
  type Answered,
  appendAttempts,
  applyEntries,
  listResults,
  type QuestionResult,
  saveResults,
} from '../domains/solution/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { applyLingoRewards, type LingoReward } from './apply-lingo-rewards.ts';

/** Answers of a child. `offset` of its clock in minutes; defaults to that of its country. */
type NewAnswers = {
  readonly userId: string;
  readonly entries: readonly HistoryEntry[];
  readonly now: number;
  readonly offset?: number | null;
};

/**
 * Judges answers again, logs them, saves the best answer to each question and pays each question once,
 * when it is right for the first time. Needs a transaction; locks the child, so that its batches run
 * one after another.
 * @returns the Lingos paid
 */
export async function finishQuestions(
  db: Db,
  content: Content,
  { userId, entries, now, offset = null }: NewAnswers,
): Promise<number> {
  if (entries.length === 0) return 0;
  const answers = findQuestions(content, entries);
  const activities = new Map(answers.map(({ activity }) => [activity.activityId, activity]));
  await lockChild(db, userId);
  const known = await listResults(db, userId, [...activities.keys()]);
  const rewards: LingoReward[] = [];
  for (const activity of activities.values()) {
    const before = known.filter(({ activityId }) => activityId === activity.activityId);
    const answered = answers.filter(answer => answer.activity === activity);
    rewards.push(
      ...(await finishActivity(db, { userId, activity, before, answered, at: new Date(now) })),
    );
  }
  return applyLingoRewards(db, { userId, now, offset }, rewards);
}

/** @throws invalid_request that names each unknown question (AMBIG-26) */
function findQuestions(content: Content, entries: readonly HistoryEntry[]): Answered[] {
  const answers: Answered[] = [];
  const fields: { path: string; reason: string }[] = [];
  for (const [index, entry] of entries.entries()) {
    const found = content.findQuestion(entry.questionId);
    if (found) answers.push({ entry, ...found });
    else fields.push({ path: `body.${index}.questionId`, reason: 'unknown question' });
  }
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
  return answers;
}

type Finished = {
  userId: string;
  activity: ListedActivity;
  before: readonly QuestionResult[];
  answered: readonly Answered[];
  at: Date;
};

/** @returns the reward, if any */
async function finishActivity(db: Db, finished: Finished): Promise<LingoReward[]> {
  const { userId, activity, before, answered, at } = finished;
  const { results, changed, attempts } = applyEntries(activity, before, answered);
  await appendAttempts(db, userId, attempts, at);
  if (changed.length === 0) return [];
  await saveResults(db, userId, changed, at);
  const creditedAfter = countCredited([...results.values()]);
  const amount = lingoCredit({
    lingos: activity.lingos,
    total: activity.questionIds.length,
    creditedBefore: countCredited(before),
    creditedAfter,
  });
  if (amount === 0) return [];
  const ref = `${activity.activityId}/${creditedAfter}`;
  return [{ amount, kind: 'activity', ref }];
}

const countCredited = (results: readonly QuestionResult[]): number =>
  results.filter(({ credited }) => credited).length;
