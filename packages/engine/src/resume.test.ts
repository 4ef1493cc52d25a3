import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { type KeptRun, keepRun, resumeRun } from './resume.ts';
import { solve } from './rules.ts';
import { reduceRun } from './run.ts';
import { type RunState, startRun } from './run-state.ts';
import { currentQuestion } from './step.ts';
import { anyPlay, eventOf } from './testing/random-runs.ts';
import { activityOf } from './testing/samples.ts';

const begin = (activity = activityOf(3), seed = 1) =>
  startRun(activity, { random: seededRandom(seed), now: 0 });

/** What a page reads after a reload. */
const stored = (state: RunState) => JSON.parse(JSON.stringify(keepRun(state))) as KeptRun | null;

const answerRight = (state: RunState): RunState => {
  const question = currentQuestion(state);
  const picks = question ? solve(question) : [];
  return reduceRun(state, { type: 'answered', picks, at: 1_000 }).state;
};

test('PLAYER-71 a kept run goes on exactly where it was, wherever that is', () => {
  fc.assert(
    fc.property(anyPlay, play => {
      const activity = { ...play.activity, meta: { ...play.activity.meta, test: false } };
      let state = begin(activity);
      let at = 0;
      for (const action of play.actions) {
        at += action.after;
        state = reduceRun(state, eventOf({ ...play, activity }, state, action, at)).state;
        const kept = stored(state);
        if (kept) expect(resumeRun(begin(activity, 2), kept)).toEqual(state);
        else expect(state.phase).toBe('finished');
      }
    }),
  );
});

test('PLAYER-71 a test is not kept', () => {
  expect(keepRun(begin(activityOf(3, { test: true })))).toBeNull();
});

test('PLAYER-71 a kept run of other questions is left', () => {
  const kept = stored(answerRight(begin()));
  const other = begin(activityOf(2));
  expect(kept && resumeRun(other, kept)).toBe(other);
});

test('PLAYER-71 an answer that would now mean another one is forgotten, the place is not', () => {
  const first = begin();
  const picks = first.activity.data[0]?.components[0]?.data.slice(0, 1) ?? [];
  const kept = stored(reduceRun(first, { type: 'picked', picks }).state);
  const again = begin();
  for (const { components } of again.activity.data)
    for (const { data } of components)
      for (const item of data) Object.assign(item, { value: 'new' });
  const resumed = kept && resumeRun(again, kept);
  expect(kept?.picks).toHaveLength(1);
  expect(resumed?.picks).toEqual([]);
});
