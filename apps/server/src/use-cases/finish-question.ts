import type { HistoryEntry, TeachingLanguage } from '@digipals/contract';
import { lingoCredit } from '@digipals/engine';
import { ApiError } from '../app/api-error.ts';
import type { Content, ListedActivity } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import { readChoice } from '../domains/languages/index.ts';
import { appendEntry, lockLedger } from '../domains/lingos/lingos.data.ts';
import {
  type Answered,
  afterEntry,
  type FinishQuestions,
  isClosed,
} from '../domains/solution/index.ts';
import {
  listResults,
  type QuestionResult,
  saveResults,
} from '../domains/solution/solution.data.ts';

/**
 * A child answered: the answers are judged again, kept, and each question that is right for the
 * first time is paid once, all in the transaction of the call and one batch of a child at a time.
 */
export const finishQuestions =
  (content: Content): FinishQuestions =>
  async (db, { userId, entries, now }) => {
    if (entries.length === 0) return 0;
    const { teachingLanguage } = await readChoice(db, userId);
    const answers = findQuestions(content, entries, teachingLanguage);
    const activities = new Map(answers.map(({ activity }) => [activity.activityId, activity]));
    await lockLedger(db, userId);
    const known = await listResults(db, userId, [...activities.keys()]);
    let paid = 0;
    for (const activity of activities.values()) {
      const before = known.filter(({ activityId }) => activityId === activity.activityId);
      const answered = answers.filter(answer => answer.activity === activity);
      paid += await finishActivity(db, { userId, activity, before, answered, now });
    }
    return paid;
  };

/** @throws invalid_request that names each question no content has (AMBIG-26) */
function findQuestions(
  content: Content,
  entries: readonly HistoryEntry[],
  variety: TeachingLanguage,
): Answered[] {
  const answers: Answered[] = [];
  const fields: { path: string; reason: string }[] = [];
  for (const [index, entry] of entries.entries()) {
    const found = content.findQuestion(entry.questionId, variety);
    if (found) answers.push({ entry, ...found });
    else fields.push({ path: `body.${index}.questionId`, reason: 'there is no such question' });
  }
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
  return answers;
}

type Finished = {
  userId: string;
  activity: ListedActivity;
  before: readonly QuestionResult[];
  answered: readonly Answered[];
  now: number;
};

async function finishActivity(db: Db, finished: Finished): Promise<number> {
  const { userId, activity, before, answered, now } = finished;
  if (isClosed(activity, before)) return 0;
  const results = new Map(before.map(result => [result.questionId, result]));
  for (const answer of answered) {
    const { id } = answer.question;
    results.set(id, afterEntry(results.get(id), answer));
  }
  const changed = answered.map(({ question }) => question.id);
  const at = new Date(now);
  await saveResults(
    db,
    userId,
    [...results.values()].filter(({ questionId }) => changed.includes(questionId)),
    at,
  );
  const creditedAfter = countCredited([...results.values()]);
  const amount = lingoCredit({
    lingos: activity.lingos,
    total: activity.questionIds.length,
    creditedBefore: countCredited(before),
    creditedAfter,
  });
  if (amount === 0) return 0;
  const ref = `${activity.activityId}/${creditedAfter}`;
  await appendEntry(db, { userId, amount, kind: 'activity', ref, at });
  return amount;
}

const countCredited = (results: readonly QuestionResult[]): number =>
  results.filter(({ credited }) => credited).length;
