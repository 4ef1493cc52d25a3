import { createHash } from 'node:crypto';
import type { HistoryEntry } from '@digipals/contract';
import { judge } from '@digipals/engine';
import type { FoundQuestion } from '../../content/content.ts';
import type { ListedActivity } from '../../content/lessons.ts';
import type { Attempt, QuestionResult } from './solution.data.ts';

/** An entry with the question it is about. */
export type Answered = FoundQuestion & { readonly entry: HistoryEntry };

/**
 * The server's verdict (NOTSHOWN-03): picks are judged again, a question left unanswered is wrong,
 * a first skip counts (AMBIG-24). Right in one English is right: a child may have changed it since.
 */
function verdictOf({ entry, questions }: Answered): boolean {
  const { picks } = entry;
  if (entry.left) return false;
  if (entry.skipped || !picks) return entry.valid === 1;
  return questions.some(question => judge(question, picks));
}

/**
 * What is known of a question after one more entry. What was once right stays right, so that the
 * best score is kept in whatever order answers arrive; a skip counts but is never paid.
 */
function afterEntry(
  known: QuestionResult | undefined,
  { entry, activity }: Answered,
  valid: boolean,
): QuestionResult {
  return {
    activityId: activity.activityId,
    questionId: entry.questionId,
    valid: known?.valid === true || valid,
    credited: known?.credited === true || (valid && entry.skipped !== true),
    leftBehind: known?.leftBehind === true || (entry.left === true && activity.test),
  };
}

const fingerprintOf = (entry: HistoryEntry): Buffer =>
  createHash('sha256').update(JSON.stringify(entry)).digest().subarray(0, 16);

/** What entries of one activity come to. */
export type Outcome = {
  readonly results: ReadonlyMap<string, QuestionResult>;
  /** Results that are new or other than before. */
  readonly changed: readonly QuestionResult[];
  readonly attempts: readonly Attempt[];
};

/**
 * Takes entries of one activity in, in their order. A test that was left cannot be redone
 * (AMBIG-33): only a question that was neither answered nor left by then still counts, for it was
 * answered before the child left and its entry is late.
 */
export function takeIn(
  activity: ListedActivity,
  before: readonly QuestionResult[],
  answered: readonly Answered[],
): Outcome {
  const results = new Map(before.map(result => [result.questionId, result]));
  const changed = new Map<string, QuestionResult>();
  const attempts: Attempt[] = [];
  let closed = activity.test && before.some(({ leftBehind }) => leftBehind);
  for (const answer of answered) {
    const { entry } = answer;
    const { questionId } = entry;
    const { activityId } = activity;
    const known = results.get(questionId);
    const valid = verdictOf(answer);
    const counted = !closed || known === undefined;
    const fingerprint = fingerprintOf(entry);
    attempts.push({ activityId, questionId, entry, valid, counted, fingerprint });
    if (!counted) continue;
    const result = afterEntry(known, answer, valid);
    results.set(questionId, result);
    changed.set(questionId, result);
    closed ||= result.leftBehind;
  }
  return { results, changed: [...changed.values()], attempts };
}
