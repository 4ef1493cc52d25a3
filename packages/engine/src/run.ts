import type { HistoryEntry, Question } from '@digipals/contract';
import { answer, check, miss, remember, tryAgain } from './answering.ts';
import { nextToPractise } from './practice.ts';
import { reword } from './reword.ts';
import type { RunEvent, RunState } from './run-state.ts';
import { finish } from './score.ts';
import { currentQuestion, open, type Step, stay } from './step.ts';

/** Opens the first missed question after this place as practice, or ends the run. */
const practise = (state: RunState, after: number, at: number): Step => {
  const index = nextToPractise(state, after);
  return index < 0 ? finish(state) : stay({ ...open(state, index, at), practising: true });
};

/** Opens what follows the open question. */
const goOn = (state: RunState, at: number): Step => {
  if (state.practising) return practise(state, state.index, at);
  if (state.index === state.activity.data.length - 1) return practise(state, -1, at);
  return stay(open(state, state.index + 1, at));
};

const endFeedback = (state: RunState, at: number): Step => {
  if (state.phase !== 'feedback' || !state.feedback) return stay(state);
  return state.feedback.outcome === 'tryAgain' ? stay(tryAgain(state)) : goOn(state, at);
};

/** Whether a question already has a history entry. */
const isRecorded = (state: RunState, questionId: string): boolean =>
  state.history.some(entry => entry.questionId === questionId);

/** The first skip of a question counts as valid; a later one changes nothing (PLAYER-54, PLAYER-55, AMBIG-24). */
const recordSkip = (state: RunState, question: Question): Step => {
  if (isRecorded(state, question.id)) return stay(state);
  const entry: HistoryEntry = { questionId: question.id, valid: 1, skipped: true };
  return {
    state: { ...state, history: remember(state, entry) },
    effects: [{ type: 'record', entries: [entry] }],
  };
};

/** Allowed while not on the last question (PLAYER-53). Practice can always be skipped. */
const skipForward = (state: RunState, at: number): Step => {
  const question = currentQuestion(state);
  if (!canSkipForward(state) || !question) return stay(state);
  if (state.practising) return goOn(state, at);
  const skipped = recordSkip(state, question);
  return { ...skipped, state: open(skipped.state, state.index + 1, at) };
};

/** A question that cannot be answered does not block the run: it is skipped, even the last one (NOTSHOWN-47). */
const pass = (state: RunState, at: number): Step => {
  const question = currentQuestion(state);
  if (state.phase !== 'answering' || !question) return stay(state);
  if (canSkipForward(state)) return skipForward(state, at);
  const skipped = recordSkip(state, question);
  const end = goOn(skipped.state, at);
  return { ...end, effects: [...skipped.effects, ...end.effects] };
};

/**
 * Unanswered questions of a test are recorded as not valid when the child leaves, so that it stays closed (AMBIG-33).
 * Leaving practice finishes the activity.
 */
const leave = (state: RunState): Step => {
  if (state.practising && state.phase !== 'finished') return finish(state);
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
export const canSkipForward = ({ phase, practising, index, activity }: RunState): boolean =>
  phase === 'answering' && (practising || index < activity.data.length - 1);

/** Whether the previous arrow works (PLAYER-56). */
export const canSkipBack = ({ phase, practising, index }: RunState): boolean =>
  phase === 'answering' && !practising && index > 0;

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
    case 'missed':
      return miss(state);
    case 'reworded':
      return stay(reword(state, event.activity, event.me));
    case 'left':
      return leave(state);
  }
};
