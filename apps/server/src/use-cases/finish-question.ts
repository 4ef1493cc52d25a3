import type { HistoryEntry } from '@digipals/contract';
import { lingoCredit } from '@digipals/engine';
import type { Content } from '../content/content.ts';
import { askedIn } from '../content/lessons.ts';
import type { Db } from '../db/db.ts';
import { saveChoicesOf } from '../domains/me-card/index.ts';
import {
  type Answered,
  appendAttempts,
  applyEntries,
  listResults,
  listRuns,
  type QuestionResult,
  runOf,
  type Standing,
  saveResults,
  saveRuns,
} from '../domains/solution/index.ts';
import { mayEarn } from '../domains/training/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { findReviewQuestion, reviewActivity } from '../domains/words/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { ChildAt } from '../kernel/clock.ts';
import { applyLingoRewards, type LingoReward } from './apply-lingo-rewards.ts';
import { finishWordReview } from './finish-word-review.ts';
import { replayRewards } from './replay-rewards.ts';

/** Answers of a child. `offset` of its clock in minutes; defaults to that of its country. */
type NewAnswers = {
  readonly userId: string;
  readonly entries: readonly HistoryEntry[];
  readonly now: number;
  readonly offset?: number | null;
};

/**
 * Judges answers again, logs them, saves the best answer to each question and pays each question once,
 * when it is right for the first time in an activity the child has reached (PAY-02). What a child chooses about
 * itself goes on its me card. Needs a transaction; locks the child, so that its batches run one after another.
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
  await saveChoicesOf(db, userId, answers);
  const activityIds = [...activities.keys()];
  const known = await listResults(db, userId, activityIds);
  const knownRuns = await listRuns(db, userId, activityIds, [...new Set(entries.map(runOf))]);
  const child = { userId, now, offset };
  const rewards: LingoReward[] = [];
  for (const activity of activities.values()) {
    const isOfIt = ({ activityId }: { activityId: string }) => activityId === activity.activityId;
    const before = known.filter(isOfIt);
    const runsBefore = knownRuns.filter(isOfIt);
    const answered = answers.filter(answer => answer.activity === activity);
    if (activity === reviewActivity) {
      rewards.push(...(await finishWordReview(db, content, child, answered)));
      continue;
    }
    // Asked after the activities before it, because they may unlock this one.
    const pays = await mayEarn(db, content, userId, activity.activityId);
    const finished = { child, activity, before, runsBefore, pays, answered };
    rewards.push(...(await finishActivity(db, finished)));
  }
  return applyLingoRewards(db, child, rewards);
}

/** @throws invalid_request that names each unknown question (AMBIG-26) */
function findQuestions(content: Content, entries: readonly HistoryEntry[]): Answered[] {
  const answers: Answered[] = [];
  const fields: { path: string; reason: string }[] = [];
  for (const [index, entry] of entries.entries()) {
    const { questionId } = entry;
    const found = content.findQuestion(questionId) ?? findReviewQuestion(content, questionId);
    if (found) answers.push({ entry, ...found });
    else fields.push({ path: `body.${index}.questionId`, reason: 'unknown question' });
  }
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
  return answers;
}

type Finished = Standing & {
  readonly child: ChildAt;
  readonly answered: readonly Answered[];
};

/** @returns the rewards */
async function finishActivity(db: Db, finished: Finished): Promise<LingoReward[]> {
  const { child, activity, before, pays, answered } = finished;
  const { results, changed, runs, attempts } = applyEntries(finished, answered);
  const at = new Date(child.now);
  await appendAttempts(db, child.userId, attempts, at);
  if (changed.length === 0) return [];
  await saveResults(db, child.userId, changed, at);
  await saveRuns(db, child.userId, runs, at);
  if (!pays) return [];
  const creditedAfter = countCredited([...results.values()]);
  const amount = lingoCredit({
    lingos: activity.lingos,
    total: askedIn(activity),
    creditedBefore: countCredited(before),
    creditedAfter,
  });
  const ref = `${activity.activityId}/${creditedAfter}`;
  const replays = await replayRewards(db, child, { ...finished, runs });
  return amount === 0 ? replays : [{ amount, kind: 'activity', ref }, ...replays];
}

const countCredited = (results: readonly QuestionResult[]): number =>
  results.filter(({ credited }) => credited).length;
