import type { HistoryEntry, Question, Reason, Trigger } from '@digipals/contract';
import { limits } from '@digipals/contract/constants';
import { canLeave, choiceToLeave, helpedPicks } from './hints/helped-picks.ts';
import { missHelps, rungOf } from './hints/ladder.ts';
import { reasonOf } from './hints/reason.ts';
import { choiceOf, withMe } from './me-card.ts';
import { isComplete, judge, markPicks, picksToCorrect, solve } from './rules.ts';
import type { Effect, Outcome, RunState } from './run-state.ts';
import { currentQuestion, type Step, stay } from './step.ts';

/** The latest answer of a question replaces the one before (AMBIG-27). */
export const remember = (state: RunState, entry: HistoryEntry): readonly HistoryEntry[] => [
  ...state.history.filter(other => other.questionId !== entry.questionId),
  entry,
];

/** Ascending by `data.order`; a missing one counts as 0, equal ones keep their place (AMBIG-68). */
export const orderedTriggers = (triggers: readonly Trigger[]): Trigger[] =>
  triggers.toSorted((a, b) => (a.data.order ?? 0) - (b.data.order ?? 0));

/** What says the answer: the sounds of the feedback to a right one, else those of the right items. */
export const answerSounds = ({ triggers, solution }: Question): readonly Trigger[] => {
  const said = orderedTriggers(triggers.correct).filter(({ type }) => type === 'audio');
  if (said.length > 0) return said;
  return solution.flatMap(({ audio }) =>
    audio === undefined ? [] : { type: 'audio', data: { value: audio } },
  );
};

const endsSentence = /[.!?]$/;

/**
 * What says the answer, as it is written: sentences one after another, words as a list. Empty when the content does not
 * write it.
 */
export const answerSentence = (question: Question): string =>
  answerSounds(question)
    .flatMap(({ data }) => data.label ?? [])
    .reduce((said, label) => {
      if (said === '') return label;
      return endsSentence.test(said) ? `${said} ${label}` : `${said}, ${label}`;
    }, '');

const soundOf = ({ audio }: Partial<Reason>): readonly Trigger[] =>
  audio === undefined ? [] : [{ type: 'audio', data: { value: audio } }];

/** After a wrong answer: what the wrong pick is, then the help of the question (B §4), then the answer. */
const triggersOf = (
  question: Question,
  outcome: Outcome,
  given: { why: Reason | undefined; showsAnswer: boolean },
): readonly Trigger[] => {
  const { correct, incorrect } = question.triggers;
  if (outcome === 'correct') return orderedTriggers(correct);
  const help = [...soundOf(given.why ?? {}), ...(incorrect ? [incorrect] : [])];
  return [...help, ...(given.showsAnswer ? answerSounds(question) : [])];
};

/** The answer as the feedback shows it. */
const shownAnswer = (question: Question) => {
  const picks = solve(question);
  return { picks, marks: picks.map(() => 'right' as const) };
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

/** The activity once this choice is on the me card: also the feedback to it is about the child. */
const withChoice = (state: RunState, asked: Question): RunState => {
  const choice = choiceOf(asked, state.picks);
  if (!choice) return state;
  const { key, value } = choice;
  return { ...state, activity: withMe(state.activity, { choices: { [key]: value } }) };
};

/** Judges these picks as they are. */
export const answer = (before: RunState, picks: RunState['picks'], at: number): Step => {
  const asked = currentQuestion(before);
  if (before.phase !== 'answering' || !asked) return stay(before);
  const state = withChoice({ ...before, picks }, asked);
  const question = currentQuestion(state) ?? asked;
  const valid = judge(question, state.picks);
  const attempts = state.attempts + 1;
  const outcome = outcomeOf(valid, attempts, state.activity.meta.attempts);
  const showsAnswer = outcome === 'moveOn' && !state.activity.meta.test;
  const shown = showsAnswer
    ? shownAnswer(question)
    : { picks: state.picks, marks: markPicks(question, state.picks) };
  const why = valid || state.activity.meta.test ? undefined : reasonOf(question, state.picks);
  const next: RunState = {
    ...state,
    phase: 'feedback',
    attempts: valid ? 0 : attempts,
    tries: state.tries + 1,
    feedback: { outcome, ...shown, ...(why ? { why } : {}) },
  };
  const effects: Effect[] = [
    { type: 'answer', name: valid ? 'answer-success' : 'answer-failure' },
    { type: 'play', triggers: triggersOf(question, outcome, { why, showsAnswer }) },
  ];
  if (outcome === 'tryAgain') return { state: next, effects };
  if (state.practising) return { state: { ...next, picks: [] }, effects };
  const entry = answered(state, question, valid, at);
  return {
    state: { ...next, picks: [], history: remember(state, entry) },
    effects: [...effects, { type: 'record', entries: [entry] }],
  };
};

/** The confirm button: does nothing until the answer is complete. */
export const check = (state: RunState, at: number): Step => {
  const question = currentQuestion(state);
  return question && isComplete(question, state.picks)
    ? answer(state, state.picks, at)
    : stay(state);
};

/** The next try, with the hint of its rung. */
export const tryAgain = (state: RunState): RunState => {
  const question = currentQuestion(state);
  const next: RunState = { ...state, phase: 'answering', picks: [], feedback: null };
  if (!question) return next;
  const picks = picksToCorrect(question, state.picks);
  if (rungOf(state) !== 'fewer') return { ...next, picks };
  if (!canLeave(question)) return { ...next, ...helpedPicks(question, state.picks) };
  const leaves = choiceToLeave(question, state.picks, state.gone);
  return { ...next, picks, gone: leaves ? [...state.gone, leaves] : state.gone };
};

/** Some misses bring a hint; a test counts none. */
export const miss = (state: RunState): Step => {
  const question = currentQuestion(state);
  if (state.phase !== 'answering' || state.activity.meta.test || !question) return stay(state);
  const misses = state.misses + 1;
  const help = missHelps(misses) ? helpedPicks(question, state.picks) : {};
  return stay({ ...state, misses, ...help });
};
