import type { HistoryEntry, Question, Trigger } from '@digipals/contract';
import { limits } from '@digipals/contract/constants';
import { isComplete, judge, markPicks, picksToCorrect } from './rules.ts';
import type { Effect, Outcome, RunEvent, RunState } from './run-state.ts';

/** A step: the state after an event and the effects for the caller. */
export type Step = { state: RunState; effects: Effect[] };

const stay = (state: RunState): Step => ({ state, effects: [] });

/** The open question; undefined only for an activity without questions. */
export const currentQuestion = (state: RunState): Question | undefined =>
  state.activity.data[state.index];

/** Whether a question already has a history entry. */
const isRecorded = (state: RunState, questionId: string): boolean =>
  state.history.some(entry => entry.questionId === questionId);

/** The latest answer of a question replaces the one before (AMBIG-27). */
const remember = (state: RunState, entry: HistoryEntry): readonly HistoryEntry[] => [
  ...state.history.filter(other => other.questionId !== entry.questionId),
  entry,
];

/** Score in percent, 0 to 100: each question counts once, wrong ones not (PLAYER-51, PLAYER-69). */
export const scorePercent = (history: readonly HistoryEntry[], total: number): number =>
  total === 0 ? 0 : (countValid(history) / total) * 100;

const countValid = (history: readonly HistoryEntry[]): number =>
  history.filter(entry => entry.valid === 1).length;

/** Ascending by `data.order`; a missing one counts as 0, equal ones keep their place (AMBIG-68). */
export const orderedTriggers = (triggers: readonly Trigger[]): Trigger[] =>
  triggers.toSorted((a, b) => (a.data.order ?? 0) - (b.data.order ?? 0));

const open = (state: RunState, index: number, at: number): RunState => ({
  ...state,
  index,
  phase: 'answering',
  picks: [],
  attempts: 0,
  feedback: null,
  tries: 0,
  hints: 0,
  questionStartedAt: at,
});

/** The entries that count for the score of a run: in a test, a skip does not (PAY-09). */
const scored = ({ activity, history }: RunState): readonly HistoryEntry[] =>
  activity.meta.test ? history.filter(({ skipped }) => !skipped) : history;

const finish = (state: RunState): Step => {
  const total = state.activity.data.length;
  const percent = scorePercent(scored(state), total);
  const skipped = state.history.filter(entry => entry.skipped).length;
  const right = countValid(state.history) - skipped;
  return {
    state: { ...state, phase: 'finished', picks: [], feedback: null },
    effects: [{ type: 'finished', percent, right, skipped, total }],
  };
};

const triggersOf = (question: Question, outcome: Outcome): readonly Trigger[] => {
  const { correct, incorrect } = question.triggers;
  if (outcome === 'correct') return orderedTriggers(correct);
  return incorrect ? [incorrect] : [];
};

const outcomeOf = (valid: boolean, attempts: number, allowed: number): Outcome => {
  if (valid) return 'correct';
  return attempts < allowed ? 'tryAgain' : 'moveOn';
};

const answered = (
  state: RunState,
  question: Question,
  valid: boolean,
  at: number,
): HistoryEntry => ({
  questionId: question.id,
  valid: valid ? 1 : 0,
  picks: [...state.picks],
  tries: Math.min(state.tries + 1, limits.answerTries),
  time: Math.min(Math.max(0, Math.round(at - state.questionStartedAt)), limits.answerMs),
  hints: Math.min(state.hints, limits.answerHints),
});

/** Judges these picks as they are. */
const answer = (before: RunState, picks: RunState['picks'], at: number): Step => {
  const question = currentQuestion(before);
  if (before.phase !== 'answering' || !question) return stay(before);
  const state: RunState = { ...before, picks };
  const valid = judge(question, state.picks);
  const attempts = state.attempts + 1;
  const outcome = outcomeOf(valid, attempts, state.activity.meta.attempts);
  const marks = markPicks(question, state.picks);
  const next: RunState = {
    ...state,
    phase: 'feedback',
    attempts: valid ? 0 : attempts,
    tries: state.tries + 1,
    feedback: { outcome, picks: state.picks, marks },
  };
  const effects: Effect[] = [
    { type: 'answer', name: valid ? 'answer-success' : 'answer-failure' },
    { type: 'play', triggers: triggersOf(question, outcome) },
  ];
  if (outcome === 'tryAgain') return { state: next, effects };
  const entry = answered(state, question, valid, at);
  return {
    state: { ...next, picks: [], history: remember(state, entry) },
    effects: [...effects, { type: 'record', entries: [entry] }],
  };
};

/** The confirm button: does nothing until the answer is complete. */
const check = (state: RunState, at: number): Step => {
  const question = currentQuestion(state);
  return question && isComplete(question, state.picks)
    ? answer(state, state.picks, at)
    : stay(state);
};

const endFeedback = (state: RunState, at: number): Step => {
  if (state.phase !== 'feedback' || !state.feedback) return stay(state);
  if (state.feedback.outcome === 'tryAgain') {
    const question = currentQuestion(state);
    const picks = question ? picksToCorrect(question, state.picks) : [];
    return stay({ ...state, phase: 'answering', picks, feedback: null });
  }
  if (state.index === state.activity.data.length - 1) return finish(state);
  return stay(open(state, state.index + 1, at));
};

/** The first skip of a question counts as valid; a later one changes nothing (PLAYER-54, PLAYER-55, AMBIG-24). */
const recordSkip = (state: RunState, question: Question): Step => {
  if (isRecorded(state, question.id)) return stay(state);
  const entry: HistoryEntry = { questionId: question.id, valid: 1, skipped: true };
  return {
    state: { ...state, history: remember(state, entry) },
    effects: [{ type: 'record', entries: [entry] }],
  };
};

/** Allowed while not on the last question (PLAYER-53). */
const skipForward = (state: RunState, at: number): Step => {
  const question = currentQuestion(state);
  if (!canSkipForward(state) || !question) return stay(state);
  const skipped = recordSkip(state, question);
  return { ...skipped, state: open(skipped.state, state.index + 1, at) };
};

/** A question that cannot be answered does not block the run: it is skipped, even the last one (NOTSHOWN-47). */
const pass = (state: RunState, at: number): Step => {
  const question = currentQuestion(state);
  if (state.phase !== 'answering' || !question) return stay(state);
  if (canSkipForward(state)) return skipForward(state, at);
  const skipped = recordSkip(state, question);
  const end = finish(skipped.state);
  return { ...end, effects: [...skipped.effects, ...end.effects] };
};

/** Unanswered questions of a test are recorded as not valid when the child leaves, so that it stays closed (AMBIG-33). */
const leave = (state: RunState): Step => {
  if (state.phase === 'finished' || !state.activity.meta.test) return stay(state);
  const entries = state.activity.data
    .filter(question => !isRecorded(state, question.id))
    .map((question): HistoryEntry => ({ questionId: question.id, valid: 0, left: true }));
  const closed: RunState = { ...state, phase: 'finished', picks: [], feedback: null };
  return {
    state: { ...closed, history: [...state.history, ...entries] },
    effects: entries.length > 0 ? [{ type: 'record', entries }] : [],
  };
};

/** Whether the next arrow works (PLAYER-53). */
export const canSkipForward = (state: RunState): boolean =>
  state.phase === 'answering' && state.index < state.activity.data.length - 1;

/** Whether the previous arrow works (PLAYER-56). */
export const canSkipBack = (state: RunState): boolean =>
  state.phase === 'answering' && state.index > 0;

/**
 * A run (B §4) as a pure reducer: an event that does not fit the phase changes nothing and has no
 * effects.
 */
export const reduceRun = (state: RunState, event: RunEvent): Step => {
  switch (event.type) {
    case 'picked':
      return stay(state.phase === 'answering' ? { ...state, picks: event.picks } : state);
    case 'checked':
      return check(state, event.at);
    case 'answered':
      return answer(state, event.picks, event.at);
    case 'feedbackEnded':
      return endFeedback(state, event.at);
    case 'skippedForward':
      return skipForward(state, event.at);
    case 'passed':
      return pass(state, event.at);
    case 'skippedBack':
      return stay(canSkipBack(state) ? open(state, state.index - 1, event.at) : state);
    case 'replayed':
      return stay({ ...state, hints: state.hints + 1 });
    case 'left':
      return leave(state);
  }
};
