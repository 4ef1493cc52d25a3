import type { Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { reduceRun } from '../run.ts';
import { startRun } from '../run-state.ts';
import { activityOf, pickOf, questionOf } from '../testing/samples.ts';
import { reasonOf } from './reason.ts';

const animals = questionOf({ tiles: ['cat', 'dog', 'hen', 'car'], right: ['cat', 'hen'] });
const why = (value: string) => ({ sentence: `That's a ${value}.`, audio: `/media/${value}.mp3` });
/** The dog and the car say what they are. */
const withReasons: Question = {
  ...animals,
  components: animals.components.map(component => ({
    ...component,
    data: component.data.map(item =>
      ['dog', 'car'].includes(item.value) ? { ...item, why: why(item.value) } : item,
    ),
  })),
  triggers: {
    correct: [{ type: 'audio', data: { value: 'yes', label: 'A cat and a hen.' } }],
    incorrect: { type: 'audio', data: { value: 'oops' } },
  },
};

const picks = (...values: string[]) => values.map(value => pickOf(withReasons, value));

test('COURSE-03 the first wrong pick that has a reason says it', () => {
  expect(reasonOf(withReasons, picks('cat', 'car'))).toEqual(why('car'));
  expect(reasonOf(withReasons, picks('dog', 'car'))).toEqual(why('dog'));
  expect(reasonOf(withReasons, picks('cat', 'hen'))).toBeUndefined();
  expect(reasonOf(animals, picks('dog', 'car'))).toBeUndefined();
});

const answered = (meta: { attempts: number; test?: boolean }, ...values: string[]) => {
  const activity = { ...activityOf(1, meta), data: [withReasons] };
  const begun = startRun(activity, { random: seededRandom(1), now: 0 });
  const { state, effects } = reduceRun(begun, { type: 'answered', picks: picks(...values), at: 1 });
  const played = effects.flatMap(effect => (effect.type === 'play' ? effect.triggers : []));
  return { why: state.feedback?.why, heard: played.map(({ data }) => data.value) };
};

test('COURSE-03 the reason is heard before the help, and before the answer after the last try', () => {
  expect(answered({ attempts: 2 }, 'dog', 'cat')).toEqual({
    why: why('dog'),
    heard: ['/media/dog.mp3', 'oops'],
  });
  expect(answered({ attempts: 1 }, 'dog', 'cat')).toEqual({
    why: why('dog'),
    heard: ['/media/dog.mp3', 'oops', 'yes'],
  });
});

test('COURSE-03 a right answer and a test have no reason', () => {
  expect(answered({ attempts: 2 }, 'cat', 'hen')).toEqual({ why: undefined, heard: ['yes'] });
  expect(answered({ attempts: 2, test: true }, 'dog', 'cat')).toEqual({
    why: undefined,
    heard: ['oops'],
  });
});
