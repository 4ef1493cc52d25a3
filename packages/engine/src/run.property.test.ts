import type { Pick } from '@digipals/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rungOf } from './hints/ladder.ts';
import { seededRandom } from './random.ts';
import { rightPicks } from './rules.ts';
import { reduceRun } from './run.ts';
import { type RunEvent, type RunState, startRun } from './run-state.ts';
import { scorePercent } from './score.ts';
import { currentQuestion, type Step } from './step.ts';
import { anyPlay, eventOf, type Play } from './testing/random-runs.ts';
import { referenceJudge } from './testing/reference-judge.ts';

type Transition = { before: RunState; event: RunEvent; step: Step };

const begin = ({ activity }: Play): RunState =>
  startRun(activity, { random: seededRandom(1), now: 0 });

/** Plays all actions; `look` sees every step. */
const playOut = (
  play: Play,
  look: (transition: Transition) => void,
  from = begin(play),
): RunState => {
  let state = from;
  let at = 0;
  for (const action of play.actions) {
    at += action.after;
    const event = eventOf(play, state, action, at);
    const step = reduceRun(state, event);
    look({ before: state, event, step });
    state = step.state;
  }
  return state;
};

const everyTransition = (look: (transition: Transition) => void, numRuns = 250): void => {
  fc.assert(
    fc.property(anyPlay, play => {
      playOut(play, look);
    }),
    { numRuns, seed: 4 },
  );
};

/** The state machine of B §4: the phases that each event may lead to, `same` for no change. */
const allowed: Record<RunEvent['type'], Record<RunState['phase'], readonly string[]>> = {
  picked: { answering: ['answering'], feedback: ['same'], finished: ['same'] },
  checked: { answering: ['same', 'feedback'], feedback: ['same'], finished: ['same'] },
  answered: { answering: ['feedback'], feedback: ['same'], finished: ['same'] },
  feedbackEnded: {
    answering: ['same'],
    feedback: ['answering', 'finished'],
    finished: ['same'],
  },
  skippedForward: {
    answering: ['same', 'answering', 'finished'],
    feedback: ['same'],
    finished: ['same'],
  },
  skippedBack: { answering: ['same', 'answering'], feedback: ['same'], finished: ['same'] },
  passed: { answering: ['answering', 'finished'], feedback: ['same'], finished: ['same'] },
  replayed: { answering: ['answering'], feedback: ['feedback'], finished: ['finished'] },
  missed: { answering: ['same', 'answering'], feedback: ['same'], finished: ['same'] },
  reworded: { answering: ['answering'], feedback: ['feedback'], finished: ['finished'] },
  left: { answering: ['same', 'finished'], feedback: ['same', 'finished'], finished: ['same'] },
};

const without = ({ history, ...rest }: RunState, id: string | undefined) => ({
  ...rest,
  history: history.filter(({ questionId }) => questionId !== id),
});

test('random play never leaves the state machine of B §4', () => {
  const seen = new Set<string>();
  everyTransition(({ before, event, step: { state, effects } }) => {
    const isSame = state === before;
    const change = isSame ? 'same' : state.phase;
    expect(allowed[event.type][before.phase]).toContain(change);
    if (isSame) expect(effects).toEqual([]);
    expect(state.index).toBeGreaterThanOrEqual(0);
    expect(state.index).toBeLessThan(state.activity.data.length);
    expect(state.feedback !== null).toBe(state.phase === 'feedback');
    seen.add(`${event.type}/${before.phase}/${change}`);
  });
  // Every transition must occur, so that none passes untested.
  const transitions = Object.entries(allowed).flatMap(([type, phases]) =>
    Object.entries(phases).flatMap(([phase, ends]) => ends.map(end => `${type}/${phase}/${end}`)),
  );
  expect([...seen].toSorted()).toEqual(transitions.toSorted());
});

/** Index of the question after an event (B §4): the next, the one before, or the same; of practice when it begins. */
const nextIndex = ({ before, event, step: { state } }: Transition): number => {
  const last = before.activity.data.length - 1;
  const { index, phase, feedback, practising } = before;
  if (practising || state.practising) return state.index;
  if (event.type === 'skippedForward' || event.type === 'passed')
    return phase === 'answering' ? Math.min(index + 1, last) : index;
  if (event.type === 'skippedBack') return phase === 'answering' ? Math.max(index - 1, 0) : index;
  const movesOn = event.type === 'feedbackEnded' && feedback && feedback.outcome !== 'tryAgain';
  return movesOn ? Math.min(index + 1, last) : index;
};

/** After a check: picks are cleared when the answer is right or tries are used up, otherwise they stay (AMBIG-23). */
const expectReset = ({ before, event, step: { state } }: Transition): void => {
  const { attempts: most } = state.activity.meta;
  const given = event.type === 'answered' ? event.picks : before.picks;
  const ends = {
    correct: { picks: [], attempts: 0 },
    moveOn: { picks: [], attempts: most },
    tryAgain: { picks: given, attempts: Math.min(before.attempts + 1, most - 1) },
  };
  const { outcome } = state.feedback ?? {};
  expect(outcome && ends[outcome]).toEqual({ picks: state.picks, attempts: state.attempts });
};

/** The picks that are right in their places. */
const rightOf = (run: RunState): Pick[] => {
  const question = currentQuestion(run);
  return question ? rightPicks(question, run.picks) : [];
};

test('PLAYER-37 PLAYER-40 PLAYER-46 PLAYER-47 PLAYER-50 AMBIG-23 picks and attempts reset as specified, and only then', () => {
  everyTransition(transition => {
    const { before, event, step } = transition;
    const { state } = step;
    expect(state.index).toBe(nextIndex(transition));
    if (state.index !== before.index)
      expect([state.picks, state.attempts, state.tries, state.hints]).toEqual([[], 0, 0, 0]);
    if (step.effects.some(({ type }) => type === 'answer')) expectReset(transition);
    const isNextTry = event.type === 'feedbackEnded' && before.feedback?.outcome === 'tryAgain';
    if (isNextTry && rungOf(state) !== 'fewer')
      expect([before.picks, rightOf(before)]).toContainEqual(state.picks);
  });
});

test('PLAYER-38 PLAYER-44 an answer gets the verdict of the reference judge and one answer effect', () => {
  everyTransition(({ before, event, step: { state, effects } }) => {
    const reported = effects.filter(({ type }) => type === 'answer');
    const isAnswer = before.phase === 'answering' && state.phase === 'feedback';
    expect(reported).toHaveLength(isAnswer ? 1 : 0);
    const question = currentQuestion(before);
    if (!isAnswer || !question) return;
    const valid = referenceJudge(question, event.type === 'answered' ? event.picks : before.picks);
    expect(reported).toEqual([
      { type: 'answer', name: valid ? 'answer-success' : 'answer-failure' },
    ]);
    expect(state.feedback?.outcome === 'correct').toBe(valid);
  });
});

test('PLAYER-54 PLAYER-55 AMBIG-24 AMBIG-27 no history entry is lost, and each question has at most one', () => {
  let skippedAgain = 0;
  everyTransition(({ before, event, step: { state, effects } }) => {
    const { history } = state;
    const ids = history.map(({ questionId }) => questionId);
    expect(new Set(ids).size).toBe(ids.length);
    const known = before.history.map(({ questionId }) => questionId);
    expect(known.filter(id => !ids.includes(id))).toEqual([]);
    // Only the entry of the open question may change, and a skip changes no existing entry.
    const open = event.type === 'left' ? undefined : before.activity.data[before.index]?.id;
    for (const entry of without(before, open).history) expect(history).toContainEqual(entry);
    if (['skippedForward', 'passed'].includes(event.type) && state !== before) {
      for (const entry of before.history) expect(history).toContainEqual(entry);
      if (history.length === before.history.length) skippedAgain += 1;
    }
    const reported = effects.flatMap(effect => (effect.type === 'record' ? effect.entries : []));
    const fresh = history.filter(entry => !before.history.includes(entry));
    expect(reported).toEqual(fresh);
  });
  expect(skippedAgain).toBeGreaterThan(20);
});

test('PLAYER-51 PLAYER-69 the score is never over 100 and counts each question once', () => {
  everyTransition(({ before, event, step: { state, effects } }) => {
    const total = state.activity.data.length;
    const { test: isTest } = state.activity.meta;
    const counted = state.history.filter(({ skipped }) => !(isTest && skipped));
    const percent = scorePercent(counted, total);
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
    const ended = effects.filter(effect => effect.type === 'finished');
    const mayEnd = event.type === 'feedbackEnded' ? 'feedback' : before.phase;
    const isEnd = before.phase === mayEnd && state.phase === 'finished' && effects.length > 0;
    if (ended.length > 0) {
      expect(isEnd).toBe(true);
      const skipped = state.history.filter(entry => entry.skipped).length;
      const rightIds = state.history
        .filter(entry => entry.valid === 1 && !entry.skipped)
        .map(({ questionId }) => questionId);
      const right = rightIds.length;
      expect(ended).toEqual([{ type: 'finished', percent, right, skipped, total, rightIds }]);
    }
  });
});

test('AMBIG-33 leaving a test records every unanswered question; leaving an activity before its practice closes nothing', () => {
  everyTransition(({ before, event, step: { state } }) => {
    if (event.type !== 'left' || before.phase === 'finished') return;
    expect(state.phase === 'finished').toBe(before.activity.meta.test || before.practising);
    if (!before.activity.meta.test) return;
    expect(state.history).toHaveLength(state.activity.data.length);
    const added = state.history.filter(entry => !before.history.includes(entry));
    expect(added.every(({ valid, left }) => valid === 0 && left === true)).toBe(true);
  });
});

test('a run that was stored and restored continues unchanged', () => {
  fc.assert(
    fc.property(anyPlay, fc.nat(40), (play, cut) => {
      const first = { ...play, actions: play.actions.slice(0, cut) };
      const rest = { ...play, actions: play.actions.slice(cut) };
      const state = playOut(first, () => undefined);
      const read: RunState = JSON.parse(JSON.stringify(state));
      expect(read).toStrictEqual(state);
      const effects = (from: RunState) => {
        const all: Step['effects'] = [];
        const end = playOut(rest, ({ step }) => all.push(...step.effects), from);
        return { all, end };
      };
      expect(effects(read)).toStrictEqual(effects(state));
    }),
    { numRuns: 150, seed: 5 },
  );
});
