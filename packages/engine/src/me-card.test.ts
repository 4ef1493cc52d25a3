import type { Activity, Personal, Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { choiceOf, isAboutMe, withMe } from './me-card.ts';
import { seededRandom } from './random.ts';
import { isComplete, judge, pickLimit } from './rules.ts';
import { reduceRun } from './run.ts';
import { startRun } from './run-state.ts';
import { activityOf, pickOf, questionOf } from './testing/samples.ts';

const tiles = ['dog', 'cat', 'elephant'];

const sentence = (word: string) => ({
  value: `It's ${word}.`,
  audio: `/media/${word}.mp3`,
  pictures: [{ value: `/media/${word}.webp`, label: word }],
});
const me: Personal = {
  key: 'animal',
  texts: { rabbit: sentence('a rabbit'), elephant: sentence('an elephant') },
};

const choose: Question = {
  ...questionOf({ id: 'choose', tiles, right: tiles, multiChoice: true }),
  sets: { key: 'animal', values: { 'choose-dog': 'rabbit', 'choose-elephant': 'elephant' } },
  triggers: {
    correct: [
      {
        type: 'audio',
        data: {
          value: '/media/default.mp3',
          me: { key: 'animal', texts: { elephant: { value: '/media/an-elephant.mp3' } } },
        },
      },
    ],
    incorrect: null,
  },
};
const tell = questionOf({
  id: 'tell',
  type: 'draggableTextButtons',
  tiles: ['It', 'is'],
  right: ['It', 'is'],
});
const about: Question = {
  ...tell,
  components: [
    {
      ...tell.components[0],
      id: 'tell-c',
      type: 'draggableTextButtons',
      meta: {},
      data: [
        { id: 'tell-It', ...sentence('a dog'), me },
        { id: 'tell-is', value: "I'm Domino.", me: { name: "I'm {me}." } },
      ],
    },
  ],
};
const lesson: Activity = { ...activityOf(1), data: [choose, about] };
const valuesIn = ({ data }: Pick<Activity, 'data'>) =>
  data[1]?.components[0]?.data.map(({ value }) => value).toSorted();

test.each(tiles)('COURSE-40 the choice of the %s is right alone, and takes no second one', tile => {
  const picks = [pickOf(choose, tile)];
  expect(pickLimit(choose)).toBe(1);
  expect([isComplete(choose, picks), judge(choose, picks)]).toEqual([true, true]);
  expect([isComplete(choose, []), judge(choose, [])]).toEqual([false, false]);
});

test('COURSE-40 what older apps send, two choices, is right too; the last one counts', () => {
  const both = [pickOf(choose, 'dog'), pickOf(choose, 'elephant')];
  expect(judge(choose, both)).toBe(true);
  expect(choiceOf(choose, both)).toEqual({ key: 'animal', value: 'elephant' });
  expect(choiceOf(choose, [])).toBeNull();
  expect(choiceOf(about, [pickOf(about, 'It')])).toBeNull();
  for (const id of ['constructor', '__proto__'])
    expect(choiceOf(choose, [{ id, value: 'dog' }])).toBeNull();
});

test('COURSE-41 COURSE-89 a sentence has the choice, its sound and its picture, and the name as the app shows it', () => {
  const own = withMe(lesson, { name: 'Ann$&', choices: { animal: 'elephant' } });
  expect(own.data[1]?.components[0]?.data).toMatchObject([
    sentence('an elephant'),
    { value: "I'm Ann$&." },
  ]);
  expect(own.data[1]?.solution.map(({ value }) => value)).toEqual([
    "It's an elephant.",
    "I'm Ann$&.",
  ]);
  expect(own.data[1]?.solution[0]).toMatchObject({ audio: '/media/an elephant.mp3' });
  expect(own.data[0]?.triggers.correct[0]?.data.value).toBe('/media/an-elephant.mp3');
  expect(valuesIn(withMe(own, { choices: { animal: 'rabbit' } }))).toEqual([
    "I'm Ann$&.",
    "It's a rabbit.",
  ]);
});

test('COURSE-41 a child without a choice, or with one unknown to the lesson, gets the default', () => {
  expect(valuesIn(withMe(lesson, { choices: {} }))).toEqual(["I'm Domino.", "It's a dog."]);
  expect(valuesIn(withMe(lesson, { choices: { animal: 'dodo' } }))).toEqual([
    "I'm Domino.",
    "It's a dog.",
  ]);
  expect([isAboutMe(lesson), isAboutMe(activityOf(2))]).toEqual([true, false]);
});

test('COURSE-41 the feedback and all that follows are about what was chosen a moment ago', () => {
  const begun = startRun(lesson, {
    random: seededRandom(1),
    now: 0,
    me: { name: 'Zara', choices: { animal: 'rabbit' } },
  });
  expect(valuesIn(begun.activity)).toEqual(["I'm Zara.", "It's a rabbit."]);
  const picked = reduceRun(begun, { type: 'picked', picks: [pickOf(choose, 'elephant')] });
  const { state, effects } = reduceRun(picked.state, { type: 'checked', at: 1 });
  expect(valuesIn(state.activity)).toEqual(["I'm Zara.", "It's an elephant."]);
  expect(effects).toContainEqual({
    type: 'play',
    triggers: [
      expect.objectContaining({
        data: expect.objectContaining({ value: '/media/an-elephant.mp3' }),
      }),
    ],
  });
});

test('COURSE-41 an answer with own tiles is judged the same by the server, which knows the default only', () => {
  const [, own] = withMe(lesson, { name: 'Zara', choices: { animal: 'elephant' } }).data;
  const picks = own?.components[0]?.data.map(({ id, value }) => ({
    id,
    value,
    componentId: 'tell-c',
  }));
  expect(picks && own && [judge(own, picks), judge(about, picks)]).toEqual([true, true]);
  expect(picks && judge(about, picks.toReversed())).toBe(false);
});
