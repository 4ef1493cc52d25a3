import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { seededRandom } from './random.ts';
import { currentQuestion, reduceRun, type Step, scorePercent } from './run.ts';
import { type RunEvent, type RunState, startRun } from './run-state.ts';
import { anyPlay, eventOf, type Play } from './testing/random-runs.ts';
import { slowJudge } from './testing/slow-judge.ts';

// Many runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Turn = { before: RunState; event: RunEvent; step: Step };

const begin = ({ activity }: Play): RunState =>
  startRun(activity, { random: seededRandom(1), now: 0 });

/** Plays to the end of the deeds; `look` sees every single step. */
const playOut = (play: Play, look: (turn: Turn) => void, from = begin(play)): RunState => {
  let state = from;
  let at = 0;
  for (const deed of play.deeds) {
    at += deed.after;
    const event = eventOf(play, state, deed, at);
    const step = reduceRun(state, event);
    look({ before: state, event, step });
    state = step.state;
  }
  return state;
};

const everyTurn = (look: (turn: Turn) => void, numRuns = 250): void => {
  fc.assert(
    fc.property(anyPlay, play => {
      playOut(play, look);
    }),
    { numRuns, seed: 4 },
  );
};

/** The state machine of B §4: what each event may lead to, `same` being no change at all. */
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
    answering: ['same', 'answering'],
    feedback: ['same'],
    finished: ['same'],
  },
  skippedBack: { answering: ['same', 'answering'], feedback: ['same'], finished: ['same'] },
  passed: { answering: ['answering', 'finished'], feedback: ['same'], finished: ['same'] },
  replayed: { answering: ['answering'], feedback: ['feedback'], finished: ['finished'] },
  left: { answering: ['same', 'finished'], feedback: ['same', 'finished'], finished: ['same'] },
};

const without = ({ history, ...rest }: RunState, id: string | undefined) => ({
  ...rest,
  history: history.filter(({ questionId }) => questionId !== id),
});

test('random play never leaves the state machine of B §4', () => {
  const seen = new Set<string>();
  everyTurn(({ before, event, step: { state, effects } }) => {
    const isSame = state === before;
    const change = isSame ? 'same' : state.phase;
    expect(allowed[event.type][before.phase]).toContain(change);
    if (isSame) expect(effects).toEqual([]);
    expect(state.index).toBeGreaterThanOrEqual(0);
    expect(state.index).toBeLessThan(state.activity.data.length);
    expect(state.feedback !== null).toBe(state.phase === 'feedback');
    seen.add(`${event.type}/${before.phase}/${change}`);
  });
  // Every way of the machine was gone, so none is right by never being tried.
  const ways = Object.entries(allowed).flatMap(([type, phases]) =>
    Object.entries(phases).flatMap(([phase, ends]) => ends.map(end => `${type}/${phase}/${end}`)),
  );
  expect([...seen].toSorted()).toEqual(ways.toSorted());
});

/** Question to which an event leads, as B §4 says it: one on, one back, or the same. */
const nextIndex = ({ before, event }: Turn): number => {
  const last = before.activity.data.length - 1;
  const { index, phase, feedback } = before;
  if (event.type === 'skippedForward' || event.type === 'passed')
    return phase === 'answering' ? Math.min(index + 1, last) : index;
  if (event.type === 'skippedBack') return phase === 'answering' ? Math.max(index - 1, 0) : index;
  const goesOn = event.type === 'feedbackEnded' && feedback && feedback.outcome !== 'tryAgain';
  return goesOn ? Math.min(index + 1, last) : index;
};

/** After a check: right or over, all is gone; with a try left it stays (AMBIG-23). */
const expectReset = ({ before, event, step: { state } }: Turn): void => {
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

test('PLAYER-37 PLAYER-40 PLAYER-46 PLAYER-47 PLAYER-50 AMBIG-23 picks and attempts reset as written, and only then', () => {
  everyTurn(turn => {
    const { before, event, step } = turn;
    const { state } = step;
    expect(state.index).toBe(nextIndex(turn));
    if (state.index !== before.index)
      expect([state.picks, state.attempts, state.tries, state.hints]).toEqual([[], 0, 0, 0]);
    if (step.effects.some(({ type }) => type === 'answer')) expectReset(turn);
    if (event.type === 'feedbackEnded' && before.feedback?.outcome === 'tryAgain')
      expect(state.picks).toEqual(before.picks);
  });
});

test('PLAYER-38 PLAYER-44 an answer ends as the slow judge says, and is told once', () => {
  everyTurn(({ before, event, step: { state, effects } }) => {
    const told = effects.filter(({ type }) => type === 'answer');
    const isAnswer = before.phase === 'answering' && state.phase === 'feedback';
    expect(told).toHaveLength(isAnswer ? 1 : 0);
    const question = currentQuestion(before);
    if (!isAnswer || !question) return;
    const valid = slowJudge(question, event.type === 'answered' ? event.picks : before.picks);
    expect(told).toEqual([{ type: 'answer', name: valid ? 'answer-success' : 'answer-failure' }]);
    expect(state.feedback?.outcome === 'correct').toBe(valid);
  });
});

test('PLAYER-54 PLAYER-55 AMBIG-24 AMBIG-27 no history entry is ever lost, and a question has one', () => {
  let skippedAgain = 0;
  everyTurn(({ before, event, step: { state, effects } }) => {
    const { history } = state;
    const ids = history.map(({ questionId }) => questionId);
    expect(new Set(ids).size).toBe(ids.length);
    const known = before.history.map(({ questionId }) => questionId);
    expect(known.filter(id => !ids.includes(id))).toEqual([]);
    // Only the question that is open may change, and a skip never changes what is known.
    const open = event.type === 'left' ? undefined : before.activity.data[before.index]?.id;
    for (const entry of without(before, open).history) expect(history).toContainEqual(entry);
    if (['skippedForward', 'passed'].includes(event.type) && state !== before) {
      for (const entry of before.history) expect(history).toContainEqual(entry);
      if (history.length === before.history.length) skippedAgain += 1;
    }
    const told = effects.flatMap(effect => (effect.type === 'record' ? effect.entries : []));
    const fresh = history.filter(entry => !before.history.includes(entry));
    expect(told).toEqual(fresh);
  });
  expect(skippedAgain).toBeGreaterThan(20);
});

test('PLAYER-51 PLAYER-69 the score is never over 100 and counts each question once', () => {
  everyTurn(({ before, event, step: { state, effects } }) => {
    const total = state.activity.data.length;
    const percent = scorePercent(state.history, total);
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
    const ended = effects.filter(effect => effect.type === 'finished');
    const mayEnd = event.type === 'passed' ? 'answering' : 'feedback';
    const isEnd = before.phase === mayEnd && state.phase === 'finished' && effects.length > 0;
    if (ended.length > 0) {
      expect(isEnd).toBe(true);
      const right = state.history.filter(({ valid }) => valid === 1).length;
      expect(ended).toEqual([{ type: 'finished', percent, right, total }]);
    }
  });
});

test('AMBIG-33 who leaves a test leaves no question unanswered; nothing else is closed', () => {
  everyTurn(({ before, event, step: { state } }) => {
    if (event.type !== 'left' || before.phase === 'finished') return;
    expect(state.phase === 'finished').toBe(before.activity.meta.test);
    if (!before.activity.meta.test) return;
    expect(state.history).toHaveLength(state.activity.data.length);
    const added = state.history.filter(entry => !before.history.includes(entry));
    expect(added.every(({ valid, left }) => valid === 0 && left === true)).toBe(true);
  });
});

test('a run that was stored and read again goes on as if nothing had been', () => {
  fc.assert(
    fc.property(anyPlay, fc.nat(40), (play, cut) => {
      const first = { ...play, deeds: play.deeds.slice(0, cut) };
      const rest = { ...play, deeds: play.deeds.slice(cut) };
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
