import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Activity,
  activitySchema,
  checkComponent,
  type Item,
  type Question,
} from '@digipals/contract';
import { languageCodes } from '@digipals/contract/constants';
import { seededRandom } from '@digipals/engine';
import { expect, test } from 'vitest';
import { unusedMedia } from './build.ts';
import { canGoWrong, isSelfPaced } from './kinds.ts';
import { checkPlay } from './play.ts';
import {
  buildWords,
  builtStarter,
  builtStarterWithDrafts,
  frozenFolder,
} from './testing/starter.ts';

const { pack: starter, built, problems } = builtStarter();
const activities = built.activities.map(one => one.activity);
const questions = activities.flatMap(activity => activity.data);
const normal = activities.filter(activity => activity.meta.test === false);
const tests = activities.filter(activity => activity.meta.test === true);
const one = (id: string, language = 'gb-gb'): Activity => {
  const found = built.activities.find(({ path }) => path === `activities/${id}/${language}.json`);
  if (!found) throw new Error(`no activity ${id} in ${language}`);
  return found.activity;
};

test('the starter pack builds without a problem', () => {
  expect(problems.list().filter(({ level }) => level !== 'note')).toEqual([]);
});

test('every picture and recording is used, if only by a draft or the dictionary', () => {
  const { pack, built: whole } = builtStarterWithDrafts();
  const ofWords = new Set(buildWords().media.values());
  expect(unusedMedia(pack, whole, ofWords)).toEqual([]);
});

test('every activity is built in both Englishes and every language', () => {
  const written = starter.lessons.flatMap(({ activities: sources }) => sources);
  expect(built.activities.length).toBeGreaterThanOrEqual(written.length * 2 * languageCodes.length);
});

test.each(starter.lessons.map(({ lesson }) => lesson).filter(({ review }) => !review))(
  'lesson $number has seven activities and a test, of six to ten questions each',
  ({ id, activities: names }) => {
    const played = names.map(name => one(`${id}-${name}`));
    expect(played.map(({ meta }) => meta.test)).toEqual([...Array(7).fill(false), true]);
    for (const { id: activityId, data } of played)
      expect({ activityId, fits: data.length >= 6 && data.length <= 10 }).toEqual({
        activityId,
        fits: true,
      });
  },
);

/** The last questions of activity 5 of a lesson, and what the whole activity asks the child about itself. */
const ownPart = ({ id, activities: names }: { id: string; activities: readonly string[] }) => {
  const { data } = one(`${id}-${names[4]}`);
  return { last: data.slice(-4), asked: data.flatMap(({ sets }) => sets?.key ?? []) };
};

/** The keys of the me card whose choices are in these items. */
const keysIn = (items: readonly Item[]): string[] =>
  items.flatMap(({ me }) => (me && 'key' in me ? me.key : []));

test.each(starter.lessons.slice(0, 6).map(({ lesson }) => lesson))(
  'COURSE-46 lesson $number asks the child two things about itself, then ends with own sentences, read and spoken',
  lesson => {
    const { last, asked } = ownPart(lesson);
    expect(last.map(({ sets }) => sets !== undefined)).toEqual([true, true, false, false]);
    for (const { components } of last.slice(-2))
      expect(asked).toContain(keysIn(components.flatMap(({ data }) => data))[0]);
  },
);

test.each(starter.lessons.map(({ lesson }) => lesson).filter(({ review }) => !review))(
  'COURSE-92 activity 5 of lesson $number ends with speaking in steps',
  lesson => {
    const { last, asked } = ownPart(lesson);
    const [speaking] = last.at(-1)?.components ?? [];
    // A lesson may ask for two answers.
    expect(['echo,answer,free', 'echo,answer,answer,free']).toContain(
      String(speaking?.meta['turns']),
    );
    for (const answer of speaking?.data.slice(1, -1) ?? []) {
      expect(asked).toContain(keysIn([answer])[0]);
      // An answer is helped by the picture of the choice.
      expect(answer.pictures).toHaveLength(1);
    }
  },
);

test('PLAYER-02 a question has components, right answers and triggers', () => {
  for (const question of questions) {
    expect(question.components.length).toBeGreaterThan(0);
    expect(question.components.flatMap(checkComponent)).toEqual([]);
    expect(Object.keys(question.triggers).sort()).toEqual(['correct', 'incorrect']);
  }
  const unanswered = questions.filter(question => question.solution.length === 0);
  for (const question of unanswered) {
    const types = question.components.map(part => part.type);
    expect(isSelfPaced(question) || types.includes('confirmButton')).toBe(true);
  }
});

test('PLAYER-03 an activity has id, meta, data and testInstructions', () => {
  for (const { canDo: _ofTests, parts: _ofTheatres, ...activity } of activities) {
    expect(Object.keys(activity).sort()).toEqual(['data', 'id', 'meta', 'testInstructions']);
    expect(activitySchema.parse(activity)).toEqual(activity);
  }
});

test('PLAYER-04 meta has title, attempts, shuffle, test, country, lingos and recordDuration', () => {
  expect(one('starter-01-friends').meta).toEqual({
    title: 'Hello, friends!',
    attempts: 3,
    shuffle: false,
    test: false,
    country: 'gb',
    lingos: 5,
    recordDuration: 5,
  });
  expect(one('starter-01-test-1', 'us-us').meta).toMatchObject({
    attempts: 1,
    shuffle: true,
    test: true,
    country: 'us',
    lingos: 10,
  });
  // Later lessons have longer sentences to say.
  expect(one('starter-06-song').meta.recordDuration).toBe(8);
});

test('PLAYER-05 each question of a test has its instruction in testInstructions', () => {
  for (const activity of tests) {
    expect(activity.testInstructions.map(task => task.question_id)).toEqual(
      activity.data.map(question => question.id),
    );
    for (const task of activity.testInstructions) {
      expect(task.text).not.toBe('');
      expect(task.audio).toMatch(/^\/media\/.*\.mp3$/);
    }
  }
  for (const activity of normal) expect(activity.testInstructions).toEqual([]);
});

test('PLAYER-08 a question lists its right triggers and has one trigger for a wrong answer', () => {
  for (const question of normal.flatMap(activity => activity.data)) {
    const { correct, incorrect } = question.triggers;
    expect(correct.map(trigger => trigger.type)).toEqual(['image', 'audio']);
    expect(incorrect?.type ?? null).toBe(canGoWrong(question) ? 'audio' : null);
  }
  for (const question of tests.flatMap(activity => activity.data))
    expect(question.triggers).toEqual({ correct: [], incorrect: null });
});

const choiceTypes: readonly string[] = [
  'imageButton',
  'imageButtons',
  'randomisedImageButtons',
  'adjustableImageButtons',
  'textButton',
  'textButtons',
  'audioTextButtons',
];

test('COURSE-09 in activities 1 to 5 of lessons 1 to 6 every wrong choice says what it is', () => {
  const lessons = starter.lessons.filter(({ lesson }) => lesson.number <= 6 && !lesson.review);
  const ids = lessons.flatMap(({ lesson }) =>
    lesson.activities.slice(0, 5).map(name => `${lesson.id}-${name}`),
  );
  const silent = normal
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ data }) => data)
    .flatMap(({ id, components, solution }) => {
      const right = new Set(solution.map(item => item.id));
      const choices =
        right.size === 0 ? [] : components.filter(part => choiceTypes.includes(part.type));
      return choices
        .flatMap(({ data }) => data)
        .filter(item => !right.has(item.id) && !item.why?.audio)
        .map(item => `${id}: ${item.value}`);
    });
  expect([...new Set(silent)]).toEqual([]);
});

const mixed = ['imageButtons', 'adjustableImageButtons', 'textButtons', 'audioTextButtons'];

test('PLAYER-09 a solution item names its question and says whether its choices are shuffled', () => {
  for (const question of questions)
    for (const item of question.solution) {
      expect(item.meta.questionId).toBe(question.id);
      expect(item.meta.shuffle).toBe(mixed.includes(item.type) && !question.sets);
    }
});

test('PLAYER-10 a data item has id, index, value and label, a solution item its component', () => {
  const question = one('starter-01-test-1').data.find(({ id }) => id.endsWith('-leyla'));
  const gaps = question?.components[1];
  expect(gaps?.data[0]).toEqual({ id: `${gaps?.id}-1`, index: 0, value: 'Hello' });
  expect(question?.solution.map(item => [item.value, item.label, item.componentId])).toEqual([
    ['Hello', '1', gaps?.id],
    ["name's", '2', gaps?.id],
    ['friend', '3', gaps?.id],
  ]);
  const image = question?.components[0]?.data[0];
  expect(image?.label).toBe('Leyla');
});

test('PLAYER-11 a trigger has type audio or image and data with value and order', () => {
  const triggers = questions.flatMap(({ triggers: { correct, incorrect } }) => [
    ...correct,
    ...(incorrect ? [incorrect] : []),
  ]);
  for (const { type, data } of triggers) {
    expect(data.value).toMatch(type === 'audio' ? /\.mp3$/ : /\.webp$/);
    expect(data.order).toBe(type === 'audio' && data.order === 2 ? 2 : 1);
  }
});

test('AMBIG-26 question ids are unique over all activities', () => {
  const ids = built.activities
    .filter(({ path }) => path.endsWith('/gb-gb.json'))
    .flatMap(({ activity }) => activity.data.map(question => question.id));
  expect(new Set(ids).size).toBe(ids.length);
  const turkish = built.activities
    .filter(({ path }) => path.endsWith('/us-tr.json'))
    .flatMap(({ activity }) => activity.data.map(question => question.id));
  expect(turkish).toEqual(ids);
});

const mediaOf = (question: Question): string[] =>
  [...JSON.stringify(question).matchAll(/\/media\/([\w.-]+)/g)].map(match => match[1] ?? '');

const streamed = /\.mp4$/;
const song = (name: string): boolean => built.media.get(name)?.includes('/songs/') === true;

// Films and songs play while they load, so they do not delay the first picture.
test('the first question of an activity with its pictures and speech has at most 100 KB', () => {
  for (const activity of activities) {
    // Feedback comes after the answer, so it does not count.
    const candidates = activity.meta.shuffle ? activity.data : activity.data.slice(0, 1);
    for (const question of candidates) {
      const components = question.components.map(part => ({
        ...part,
        data: part.data.map(({ why, ...item }) => item),
      }));
      const triggers = { correct: [], incorrect: null };
      const shown = mediaOf({ ...question, components, triggers });
      const waited = [...new Set(shown)].filter(name => !(streamed.test(name) || song(name)));
      const bytes = waited.reduce(
        (sum, name) => sum + statSync(built.media.get(name) ?? '').size,
        0,
      );
      expect({ id: question.id, small: bytes <= 100 * 1024 }).toEqual({
        id: question.id,
        small: true,
      });
    }
  }
});

const frozen = readdirSync(frozenFolder, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.json'),
);

test.each(frozen)('COURSE-04 partly: frozen sample %s still parses and can still be won', name => {
  const sample: unknown = JSON.parse(readFileSync(join(frozenFolder, name), 'utf8'));
  const activity = activitySchema.parse(sample);
  expect(activity.data.flatMap(question => question.components.flatMap(checkComponent))).toEqual(
    [],
  );
  expect(checkPlay(activity, seededRandom(3))).toEqual([]);
});

test('there is a frozen sample of format version 1', () => {
  expect(frozen.filter(name => name.startsWith('v1/')).length).toBeGreaterThanOrEqual(1);
});
