import { createHash } from 'node:crypto';
import type { HistoryEntry } from '@digipals/contract';
import { judge } from '@digipals/engine';
import type { FoundQuestion } from '../../content/content.ts';
import type { ListedActivity } from '../../content/lessons.ts';
import type { Attempt, QuestionResult } from './solution.data.ts';

/** An entry with the question it is about. */
export type Answered = FoundQuestion & { readonly entry: HistoryEntry };

/**
 * The server's verdict (NOTSHOWN-03): picks are judged again, an unanswered question is wrong, a first
 * skip counts (AMBIG-24). An answer is right if it is right in any variety of English, because the
 * child may have changed it since.
 */
function verdictOf({ entry, questions }: Answered): boolean {
  const { picks } = entry;
  if (entry.left) return false;
  if (entry.skipped || !picks) return entry.valid === 1;
  return questions.some(question => judge(question, picks));
}

/**
 * The result of a question after another entry. Once right stays right, so that the score does not
 * depend on the order in which answers arrive. A skip counts but is never paid.
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

/** The outcome of the entries of one activity. */
export type Outcome = {
  readonly results: ReadonlyMap<string, QuestionResult>;
  /** Results that are new or updated. */
  readonly changed: readonly QuestionResult[];
  readonly attempts: readonly Attempt[];
};

/**
 * Applies entries of one activity, in order. A test that was left cannot be redone (AMBIG-33). Only
 * questions without a result still count, because their entries were answered before the child left
 * and arrive late.
 */
export function applyEntries(
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
