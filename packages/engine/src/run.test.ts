import type { Activity, Trigger } from '@digipals/contract';
import { expect, test } from 'vitest';
import { orderedTriggers } from './answering.ts';
import { seededRandom } from './random.ts';
import { solve } from './rules.ts';
import { canSkipBack, canSkipForward, reduceRun } from './run.ts';
import { type Effect, type RunEvent, type RunState, startRun, withDefaults } from './run-state.ts';
import { scorePercent } from './score.ts';
import { currentQuestion } from './step.ts';
import { activityOf, pickOf, questionOf } from './testing/samples.ts';

const start = (activity: Activity = activityOf(3), seed = 1): RunState =>
  startRun(activity, { random: seededRandom(seed), now: 0 });

/** Reduces events in turn; `right` and `wrong` answer the open question. */
const play = (from: RunState, ...moves: (RunEvent | 'right' | 'wrong')[]) => {
  const effects: Effect[] = [];
  let state = from;
  const feed = (event: RunEvent) => {
    const step = reduceRun(state, event);
    state = step.state;
    effects.push(...step.effects);
  };
  for (const move of moves) {
    if (typeof move !== 'string') {
      feed(move);
      continue;
    }
    const question = currentQuestion(state);
    if (!question) throw new Error('no open question');
    const picks = move === 'right' ? solve(question) : [pickOf(question, 'no')];
    feed({ type: 'picked', picks });
    feed({ type: 'checked', at: 1_000 });
  }
  return { state, effects };
};
const next: RunEvent = { type: 'feedbackEnded', at: 2_000 };
const trigger = (value: string, order?: number): Trigger => ({
  type: 'audio',
  data: { value, ...(order === undefined ? {} : { order }) },
});

test('PAY-06 an answer after more than a day carries the largest time and number of hints', () => {
  const listened = Array.from({ length: 1_001 }, (): RunEvent => ({ type: 'replayed' }));
  const { state } = play(
    startRun(activityOf(1), { random: seededRandom(1), now: -90_000_000 }),
    ...listened,
    'right',
  );
  expect(state.history).toMatchObject([{ time: 86_400_000, hints: 1_000, tries: 1 }]);
});

test('PLAYER-36 each question starts with zero attempts', () => {
  const { state } = play(start(), 'wrong', next, 'right', next);
  expect(state.index).toBe(1);
  expect(state.attempts).toBe(0);
});

test('PLAYER-37 PLAYER-38 PLAYER-40 PLAYER-41 PLAYER-42 a right answer resets picks and attempts, fires once and is recorded', () => {
  const { state, effects } = play(start(), 'wrong', next, 'right');
  expect(state.picks).toEqual([]);
  expect(state.attempts).toBe(0);
  expect(effects.filter(effect => effect.type === 'answer').map(effect => effect.name)).toEqual([
    'answer-failure',
    'answer-success',
  ]);
  expect(state.history).toMatchObject([{ questionId: 'q1', valid: 1, tries: 2, time: 1_000 }]);
  expect(effects.at(-1)).toMatchObject({
    type: 'record',
    entries: [{ questionId: 'q1', valid: 1 }],
  });
});

test('PLAYER-39 AMBIG-68 right triggers play in ascending order: a missing order is 0, equal ones keep their place', () => {
  const list = [
    trigger('c', 3),
    trigger('a', 1),
    trigger('first'),
    trigger('b', 2),
    trigger('b2', 2),
  ];
  expect(orderedTriggers(list).map(item => item.data.value)).toEqual([
    'first',
    'a',
    'b',
    'b2',
    'c',
  ]);
  const question = {
    ...questionOf({ tiles: ['yes'], right: ['yes'] }),
    triggers: { correct: list, incorrect: null },
  };
  const { effects } = play(start({ ...activityOf(1), data: [question] }), 'right');
  const played = effects.find(effect => effect.type === 'play');
  expect(played?.triggers.map(item => item.data.value)).toEqual(['first', 'a', 'b', 'b2', 'c']);
});

test('PLAYER-43 the next question opens after the feedback', () => {
  expect(play(start(), 'right').state.index).toBe(0);
  expect(play(start(), 'right', next).state.index).toBe(1);
});

test('PLAYER-44 PLAYER-45 PLAYER-46 a wrong answer fires, plays the single incorrect trigger and counts', () => {
  const oops = trigger('oops');
  const activity = activityOf(1);
  const data = activity.data.map(question => ({
    ...question,
    triggers: { correct: [], incorrect: oops },
  }));
  const { state, effects } = play(start({ ...activity, data }), 'wrong');
  expect(effects).toEqual([
    { type: 'answer', name: 'answer-failure' },
    { type: 'play', triggers: [oops] },
  ]);
  expect(state.attempts).toBe(1);
});

test('PLAYER-47 PLAYER-48 PLAYER-49 the last try resets picks, records 0 and moves on', () => {
  const { state, effects } = play(start(), 'wrong', next, 'wrong');
  expect(state.picks).toEqual([]);
  expect(state.feedback?.outcome).toBe('moveOn');
  expect(effects.at(-1)).toMatchObject({
    type: 'record',
    entries: [{ questionId: 'q1', valid: 0 }],
  });
  expect(reduceRun(state, next).state.index).toBe(1);
});

test('PLAYER-50 AMBIG-23 with a try left the question stays open, and the wrong choice is cleared', () => {
  const shown = play(start(), 'wrong');
  expect(shown.state.picks).toHaveLength(1);
  const { state } = reduceRun(shown.state, next);
  expect(state).toMatchObject({ index: 0, phase: 'answering', history: [], picks: [] });
});

test('PLAYER-51 PLAYER-69 the score is valid answers over questions in percent', () => {
  const { effects } = play(
    start(activityOf(4, { attempts: 1 })),
    'right',
    next,
    'right',
    next,
    'wrong',
    next,
    'right',
    next,
    { type: 'left' },
  );
  const rightIds = ['q1', 'q2', 'q4'];
  const score = { percent: 75, right: 3, skipped: 0, total: 4, rightIds };
  expect(effects.at(-1)).toEqual({ type: 'finished', ...score });
  expect(
    scorePercent(
      [
        { questionId: 'a', valid: 0 },
        { questionId: 'b', valid: 1 },
      ],
      2,
    ),
  ).toBe(50);
});

test('PLAYER-53 PLAYER-56 the arrows stop at both ends', () => {
  const first = start();
  expect([canSkipBack(first), canSkipForward(first)]).toEqual([false, true]);
  const last = play(
    first,
    { type: 'skippedForward', at: 0 },
    { type: 'skippedForward', at: 0 },
  ).state;
  expect([canSkipBack(last), canSkipForward(last)]).toEqual([true, false]);
  expect(reduceRun(last, { type: 'skippedForward', at: 0 })).toEqual({ state: last, effects: [] });
});

test('PLAYER-54 PLAYER-55 AMBIG-24 the first skip is recorded as valid and skipped, a later one is not', () => {
  const skip: RunEvent = { type: 'skippedForward', at: 0 };
  const { state, effects } = play(start(), skip, { type: 'skippedBack', at: 0 }, skip);
  expect(effects).toEqual([
    { type: 'record', entries: [{ questionId: 'q1', valid: 1, skipped: true }] },
  ]);
  expect(state.history).toHaveLength(1);
});

test('NOTSHOWN-47 a question that cannot be answered is skipped, even the last one', () => {
  const pass: RunEvent = { type: 'passed', at: 0 };
  const { state, effects } = play(start(activityOf(2)), 'right', pass, next, pass);
  expect(effects.slice(-2)).toEqual([
    { type: 'record', entries: [{ questionId: 'q2', valid: 1, skipped: true }] },
    { type: 'finished', percent: 100, right: 1, skipped: 1, total: 2, rightIds: ['q1'] },
  ]);
  expect([state.phase, state.history.length]).toEqual(['finished', 2]);
  const back = play(start(activityOf(2)), pass, { type: 'skippedBack', at: 0 }, pass);
  expect([back.state.index, back.effects]).toMatchObject([1, [{ type: 'record' }]]);
});

test('PAY-09 a skip in a test does not count for its percentage', () => {
  const skip: RunEvent = { type: 'skippedForward', at: 0 };
  const { effects } = play(start(activityOf(4, { test: true })), skip, skip, skip, 'right', next);
  expect(effects.at(-1)).toMatchObject({ percent: 25, right: 1, skipped: 3, total: 4 });
});

test('AMBIG-27 the latest answer of a question replaces the entry before', () => {
  const { state } = play(
    start(activityOf(2, { attempts: 1 })),
    { type: 'skippedForward', at: 0 },
    { type: 'skippedBack', at: 0 },
    'wrong',
  );
  expect(state.history).toMatchObject([{ questionId: 'q1', valid: 0 }]);
});

test('PLAYER-57 PLAYER-58 shuffle orders the questions once, without it the order is unchanged', () => {
  const ids = (state: RunState) => state.activity.data.map(question => question.id);
  const plain = activityOf(8);
  expect(ids(start(plain))).toEqual(plain.data.map(question => question.id));
  const mixed = start({ ...plain, meta: { ...plain.meta, shuffle: true } }, 7);
  expect(ids(mixed)).not.toEqual(ids(start(plain)));
  expect(ids(mixed).toSorted()).toEqual(ids(start(plain)).toSorted());
  expect(ids(play(mixed, 'right', next, 'right', next).state)).toEqual(ids(mixed));
});

test('PLAYER-68 wrong then right with two attempts is valid', () => {
  expect(play(start(), 'wrong', next, 'right').state.history).toMatchObject([{ valid: 1 }]);
});

test('PLAYER-07 NOTSHOWN-41 NOTSHOWN-42 NOTSHOWN-43 missing meta fields take their defaults', () => {
  const bare: Activity = { ...activityOf(1), meta: { title: 'x', lingos: 0 } };
  expect(withDefaults(bare).meta).toMatchObject({
    test: true,
    attempts: 1,
    recordDuration: 5,
    shuffle: false,
    country: 'gb',
  });
  expect(play(start({ ...activityOf(2), meta: bare.meta }), 'wrong', next).state.index).toBe(1);
});

test('AMBIG-33 leaving a test records the unanswered questions as valid 0, leaving an activity records nothing', () => {
  const left = play(start(activityOf(3, { test: true })), 'right', next, { type: 'left' });
  expect(left.effects.at(-1)).toEqual({
    type: 'record',
    entries: [
      { questionId: 'q2', valid: 0, left: true },
      { questionId: 'q3', valid: 0, left: true },
    ],
  });
  expect(play(start(activityOf(3)), { type: 'left' }).effects).toEqual([]);
});

test('an event that does not fit the phase changes nothing: double check, check without picks, late feedback end', () => {
  const fresh = start();
  expect(reduceRun(fresh, { type: 'checked', at: 0 })).toEqual({ state: fresh, effects: [] });
  expect(reduceRun(fresh, next)).toEqual({ state: fresh, effects: [] });
  const { state } = play(fresh, 'right');
  expect(reduceRun(state, { type: 'checked', at: 0 })).toEqual({ state, effects: [] });
});

test('GAME-06 GAME-07 GAME-09 GAME-12 a game answers when it ends, complete or not', () => {
  const fresh = start();
  const question = currentQuestion(fresh);
  if (!question) throw new Error('no open question');
  const right = play(fresh, { type: 'answered', picks: solve(question), at: 5 });
  expect(right.state.feedback?.outcome).toBe('correct');
  const failed = play(start(), { type: 'answered', picks: [], at: 5 });
  expect(failed.state.feedback?.outcome).toBe('tryAgain');
  expect(failed.state.attempts).toBe(1);
  const late = reduceRun(right.state, { type: 'answered', picks: [], at: 6 });
  expect(late).toEqual({ state: right.state, effects: [] });
});

test('the time of an answer is never negative, even if the clock goes back', () => {
  const opened = startRun(activityOf(2), { random: seededRandom(1), now: 5_000 });
  const { state } = play(opened, 'right');
  expect(state.history[0]?.time).toBe(0);
});
