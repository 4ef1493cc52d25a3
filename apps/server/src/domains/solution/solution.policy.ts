import { createHash } from 'node:crypto';
import type { HistoryEntry } from '@digipals/contract';
import { judge } from '@digipals/engine';
import type { FoundQuestion } from '../../content/content.ts';
import { askedIn, type ListedActivity } from '../../content/lessons.ts';
import { type ActivityRun, afterAnswer, runOf } from './runs.policy.ts';
import type { Attempt, QuestionResult } from './solution.data.ts';

/** An entry with the question it is about. */
export type Answered = FoundQuestion & { readonly entry: HistoryEntry };

/** Whether an entry answers nothing: skipped, or without picks although the question takes some (PAY-01). */
const isSkip = ({ entry, questions }: Answered): boolean =>
  entry.skipped === true ||
  (entry.picks === undefined && questions.some(question => !judge(question, [])));

/**
 * The server's verdict (NOTSHOWN-03): picks are judged again, an unanswered question is wrong, a first
 * skip counts (AMBIG-24), but not in a test (PAY-09). An answer is right if it is right in any variety of
 * English, because the child may have changed it since.
 */
function verdictOf(answer: Answered): boolean {
  const { entry, questions, activity } = answer;
  const { picks } = entry;
  if (entry.left) return false;
  if (isSkip(answer) && activity.test) return false;
  if (entry.skipped || !picks) return entry.valid === 1;
  return questions.some(question => judge(question, picks));
}

/**
 * The result of a question after another entry. Once right stays right, so that the score does not
 * depend on the order in which answers arrive. A skip counts but is never paid.
 */
function afterEntry(
  known: QuestionResult | undefined,
  answer: Answered,
  { valid, pays }: { valid: boolean; pays: boolean },
): QuestionResult {
  const { entry, activity } = answer;
  return {
    activityId: activity.activityId,
    questionId: entry.questionId,
    valid: known?.valid === true || valid,
    credited: known?.credited === true || (pays && valid && !isSkip(answer)),
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
  /** Runs that are new or updated. */
  readonly runs: readonly ActivityRun[];
  readonly attempts: readonly Attempt[];
};

/** An activity of a child: the results and runs so far, and whether it pays (PAY-02). */
export type Standing = {
  readonly activity: ListedActivity;
  readonly before: readonly QuestionResult[];
  readonly runsBefore: readonly ActivityRun[];
  readonly pays: boolean;
};

/** Whether an activity was paid in full: as many of its questions as a child is asked. */
const isPaidFor = (
  activity: ListedActivity,
  results: ReadonlyMap<string, QuestionResult>,
): boolean =>
  activity.questionIds.filter(id => results.get(id)?.credited).length >= askedIn(activity);

function kindOf(answer: Answered): Attempt['kind'] {
  if (answer.entry.left) return 'left';
  return isSkip(answer) ? 'skip' : 'answer';
}

/**
 * Applies entries of one activity, in order. A test that was left cannot be redone (AMBIG-33). Only
 * questions without a result still count, because their entries were answered before the child left
 * and arrive late.
 */
export function applyEntries(
  { activity, before, runsBefore, pays }: Standing,
  answered: readonly Answered[],
): Outcome {
  const results = new Map(before.map(result => [result.questionId, result]));
  const changed = new Map<string, QuestionResult>();
  const runs = new Map(runsBefore.map(run => [run.run, run]));
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
    const kind = kindOf(answer);
    const attempt = { activityId, questionId, entry, kind, valid, counted, fingerprint };
    attempts.push(attempt);
    if (!counted) continue;
    const run = runOf(entry);
    const { unscored = [] } = activity;
    const given = { isPaid: isPaidFor(activity, results), unscored };
    runs.set(run, afterAnswer(runs.get(run), attempt, given));
    const result = afterEntry(known, answer, { valid, pays });
    results.set(questionId, result);
    changed.set(questionId, result);
    closed ||= result.leftBehind;
  }
  return { results, changed: [...changed.values()], runs: [...runs.values()], attempts };
}
