import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { solve } from './rules.ts';
import { canSkipBack, canSkipForward, reduceRun } from './run.ts';
import { type Effect, type RunEvent, type RunState, startRun } from './run-state.ts';
import { currentQuestion } from './step.ts';
import { activityOf, pickOf } from './testing/samples.ts';

const start = (meta = {}) =>
  startRun(activityOf(3, { attempts: 1, ...meta }), { random: seededRandom(1), now: 0 });

/** Answers the questions that open one after another; leaves the last feedback open when `stays`. */
const play = (from: RunState, answers: readonly ('right' | 'wrong')[], stays = false) => {
  const effects: Effect[] = [];
  let state = from;
  const feed = (event: RunEvent) => {
    const step = reduceRun(state, event);
    state = step.state;
    effects.push(...step.effects);
  };
  for (const [at, answer] of answers.entries()) {
    const question = currentQuestion(state);
    if (!question) throw new Error('no open question');
    const picks = answer === 'right' ? solve(question) : [pickOf(question, 'no')];
    feed({ type: 'answered', picks, at: 1_000 });
    if (!stays || at < answers.length - 1) feed({ type: 'feedbackEnded', at: 2_000 });
  }
  const recorded = effects.flatMap(effect => (effect.type === 'record' ? effect.entries : []));
  return { state, effects, recorded };
};

test('HINT-07 missed questions return in their order after the last one, once each, then the run ends', () => {
  const missed = play(start(), ['wrong', 'right', 'wrong']);
  expect([missed.state.index, missed.state.practising, missed.state.attempts]).toEqual([
    0,
    true,
    0,
  ]);
  const second = play(missed.state, ['right']);
  expect([second.state.index, second.state.phase]).toEqual([2, 'answering']);
  const end = play(second.state, ['wrong']);
  expect(end.state.phase).toBe('finished');
});

test('HINT-08 practice records nothing and leaves the score as it was', () => {
  const before = play(start(), ['wrong', 'right', 'wrong']);
  expect(before.recorded.map(({ valid }) => valid)).toEqual([0, 1, 0]);
  const { state, recorded, effects } = play(before.state, ['right', 'right']);
  expect(recorded).toEqual([]);
  expect(state.history).toEqual(before.state.history);
  expect(effects.at(-1)).toMatchObject({ type: 'finished', right: 1, skipped: 0, total: 3 });
});

test('HINT-07 an activity without a missed question, and a test, end after the last question', () => {
  expect(play(start(), ['right', 'right', 'right']).state.phase).toBe('finished');
  const tested = play(start({ test: true }), ['wrong', 'wrong', 'wrong']);
  expect([tested.state.phase, tested.state.practising]).toEqual(['finished', false]);
});

test('HINT-07 a question that was missed and then answered right does not return', () => {
  const missed = play(start(), ['wrong']);
  const back = reduceRun(missed.state, { type: 'skippedBack', at: 0 }).state;
  expect(play(back, ['right', 'right', 'right']).state.phase).toBe('finished');
});

test('HINT-07 practice can be skipped and left, which ends the run, but not turned back', () => {
  const { state } = play(start(), ['wrong', 'right', 'wrong']);
  expect([canSkipBack(state), canSkipForward(state)]).toEqual([false, true]);
  const skipped = reduceRun(state, { type: 'skippedForward', at: 0 });
  expect([skipped.state.index, skipped.effects]).toEqual([2, []]);
  const end = reduceRun(skipped.state, { type: 'skippedForward', at: 0 });
  expect(end.effects).toMatchObject([{ type: 'finished', right: 1 }]);
  const left = reduceRun(state, { type: 'left' });
  expect(left.effects).toEqual(end.effects);
});

test('HINT-05 after the last try the feedback shows the answer, in a test what was picked', () => {
  const shown = play(start(), ['wrong'], true).state.feedback;
  expect(shown).toMatchObject({ outcome: 'moveOn', picks: [{ value: 'yes' }], marks: ['right'] });
  const tested = play(start({ test: true }), ['wrong'], true).state.feedback;
  expect(tested).toMatchObject({ outcome: 'moveOn', picks: [{ value: 'no' }], marks: ['again'] });
});

test('HINT-05 after its help the answer is said: by the sounds of the right feedback, else of the right items', () => {
  const sound = (value: string) => ({ type: 'audio', data: { value } });
  const cheer = { type: 'image', data: { value: 'cheer' } };
  const played = (correct: (typeof cheer)[]) => {
    const activity = activityOf(1, { attempts: 1 });
    const data = activity.data.map(question => ({
      ...question,
      solution: question.solution.map(item => ({ ...item, audio: 'item' })),
      triggers: { correct, incorrect: sound('oops') },
    }));
    const run = startRun({ ...activity, data }, { random: seededRandom(1), now: 0 });
    const { effects } = play(run, ['wrong'], true);
    return effects.find(({ type }) => type === 'play');
  };
  expect(played([cheer, sound('yes')])).toEqual({
    type: 'play',
    triggers: [sound('oops'), sound('yes')],
  });
  expect(played([cheer])).toEqual({ type: 'play', triggers: [sound('oops'), sound('item')] });
});

test('HINT-09 a run that was stored in practice or on a rung continues there', () => {
  const stored = (state: RunState): RunState => JSON.parse(JSON.stringify(state));
  const practice = play(start(), ['wrong', 'right', 'wrong']).state;
  expect(play(stored(practice), ['right']).state).toEqual(play(practice, ['right']).state);
  const helped = play(start({ attempts: 3 }), ['wrong', 'wrong']).state;
  expect(stored(helped)).toEqual(helped);
  expect([helped.attempts, helped.gone]).toMatchObject([2, [{ value: 'no' }]]);
});
