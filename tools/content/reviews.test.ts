import { expect, test } from 'vitest';
import { buildPack } from './build.ts';
import { checkBlueprint } from './checks/blueprint.ts';
import { findLesson } from './find-lesson.ts';
import { unitName } from './lesson-order.ts';
import { unknownWords } from './level.ts';
import type { Lesson, LessonSource, Pack } from './pack.ts';
import { gatherProblems } from './problems.ts';
import { readSource } from './source.ts';
import { buildSource, head, readStarter, testHead } from './testing/starter.ts';

const question = (name: string, part = ''): string => `
[${name}]
${part}
do: Listen. Tap.
audio: cat
imageButtons: *cat | dog | boy
yes: a cat
oops: listen
`;
const questions = (count: number): string =>
  Array.from({ length: count }, (_, index) => question(`q${index}`)).join('');
const story = (name: string, count = 6): string =>
  Array.from({ length: count }, (_, index) =>
    question(`${name}-${index}`, index === 0 ? `part: The {red|blue} ${name} = ${name}` : ''),
  ).join('');

const sources = {
  park: `${head}pick: 10\n${questions(20)}`,
  book: `${head}book: yes\n${questions(6)}`,
  theatre: head + story('cat') + story('dog'),
  test: testHead + questions(15).replaceAll('oops: listen\n', 'skill: listen\ncan: 1\n'),
};

const place: LessonSource['place'] = way => `lesson.json/${way.join('.')}`;
const lessonOf = (change: Partial<Lesson>): Lesson => ({
  ...{ id: 'l', number: 1, title: 'L', thumbnail: 'cat', aim: 'I can do it.' },
  ...{ words: [], functionWords: [], recycled: [], forms: [], activities: [] },
  ...change,
});

/** A review of lesson 1 of the starter, with these sources. */
const packWith = (change: Partial<typeof sources>, lesson: Partial<Lesson> = {}): Pack => {
  const around = readStarter();
  const written = Object.entries({ ...sources, ...change });
  const review = lessonOf({ id: 'starter-r1', review: true, ...lesson });
  const activities = written.map(([name, text]) =>
    readSource(`${name}.txt`, text, gatherProblems()),
  );
  return {
    ...around,
    lessons: [...around.lessons.slice(0, 1), { lesson: review, activities, songs: [], place }],
  };
};
const reasons = (change: Partial<typeof sources>, lesson: Partial<Lesson> = {}): string[] => {
  const problems = gatherProblems();
  buildPack(packWith(change, lesson), problems, true);
  return problems
    .list()
    .map(one => `${one.path} ${one.reason}`)
    .filter(one => one.startsWith('lesson.json/'));
};

test('COURSE-75 a review with four activities and no new word has no problems', () => {
  expect(reasons({})).toEqual([]);
});

test.each<[string, Partial<typeof sources>, Partial<Lesson>, string]>([
  ['a new word', {}, { words: ['cat'] }, 'words a review has no new words'],
  ['no aim', {}, { aim: '' }, ' has no “aim”'],
  ['a park without pick', { park: head + questions(6) }, {}, 'activities.0 is no word park'],
  ['too few to pick from', { park: `${head}pick: 8\n${questions(15)}` }, {}, 'activities.0 has 15'],
  ['a book without its mark', { book: head + questions(6) }, {}, 'activities.1 is no project'],
  ['no parts', { theatre: head + questions(6) }, {}, 'activities.2 is no theatre'],
  [
    'few questions',
    { theatre: head + story('cat', 5) + story('dog', 5) },
    {},
    'activities.2 asks 5',
  ],
  ['no test', { test: head + questions(15) }, {}, 'activities.3 is no test'],
  ['many questions', { test: testHead + questions(16) }, {}, 'activities.3 asks 16'],
])('COURSE-75 a review with %s is reported', (_, change, lesson, reason) => {
  expect(reasons(change, lesson).some(one => one.startsWith(`lesson.json/${reason}`))).toBe(true);
});

test('COURSE-75 COURSE-80 the index says how many questions a child gets, which are picked, and what is a book', () => {
  const { lessons } = buildPack(packWith({}), gatherProblems(), true);
  const listed = lessons.find(({ lessonId }) => lessonId === 'starter-r1');
  expect(listed).toMatchObject({
    number: 1,
    review: true,
    songs: [],
    activities: [{ asked: 10, picked: true }, { book: true }, { asked: 6 }, { test: true }],
  });
  expect(Object.keys(listed?.activities[3] ?? {})).not.toContain('asked');
});

test.each([
  ['poster', { book: true, poster: true }],
  ['no', {}],
])('COURSE-93 “book: %s” makes a poster, or no book', (book, kind) => {
  const project = `${head}book: ${book}\n${questions(6)}`;
  const { lessons } = buildPack(packWith({ book: project }), gatherProblems(), true);
  const {
    activityId,
    book: isBook,
    poster,
  } = (lessons.find(({ lessonId }) => lessonId === 'starter-r1')?.activities[1] ?? {}) as {
    activityId?: string;
    book?: true;
    poster?: true;
  };
  expect(activityId).toBe('starter-r1-book');
  expect({ ...(isBook && { book: isBook }), ...(poster && { poster }) }).toEqual(kind);
});

test('COURSE-93 a “book:” of another kind is reported', () => {
  const { problems } = buildSource(`${head}book: map\n${questions(1)}`, { allowMissing: true });
  expect(problems.map(({ reason }) => reason)).toContain('“book:” is yes, poster or no');
});

test('COURSE-80 a part has its title in both Englishes, its picture and its questions', () => {
  const { built } = buildSource(head + story('cat', 2) + story('dog', 2), { allowMissing: true });
  const [british, american] = ['gb', 'us'].map(
    variety => built.activities.find(one => one.variety === variety)?.activity.parts,
  );
  expect(british?.map(({ title }) => title)).toEqual(['The red cat', 'The red dog']);
  expect(american?.map(({ title }) => title)).toEqual(['The blue cat', 'The blue dog']);
  expect(british?.[1]).toMatchObject({
    picture: expect.stringMatching(/^\/media\/dog\.\w+\.webp$/),
    questionIds: ['starter-01-try-dog-0', 'starter-01-try-dog-1'],
  });
});

test.each([
  ['one part', story('cat'), 'begins the only part'],
  [
    'questions before the first part',
    question('one') + story('cat') + story('dog'),
    'is in no part',
  ],
  ['parts of another length', story('cat', 3) + story('dog', 2), 'begins a part of 2 questions'],
  ['an unknown picture', story('cat', 2) + story('dodo', 2), 'no picture “dodo”'],
])('COURSE-80 %s is reported', (_, text, reason) => {
  const { problems } = buildSource(head + text, { allowMissing: true });
  expect(problems.some(one => one.reason.includes(reason))).toBe(true);
});

test('COURSE-80 how many questions may have no answer is counted for each part', () => {
  const said = (name: string) => `\n[${name}]\ndo: Tap.\nspeakingActivity: a cat\nyes: a cat\n`;
  const parts = ['cat', 'dog'].map(
    name => `${story(name, 1)}${said(`${name}-a`)}${said(`${name}-b`)}`,
  );
  const { problems } = buildSource(head + parts.join(''), { allowMissing: true });
  expect(problems.filter(one => one.reason.includes('no answer'))).toEqual([]);
  const third = parts.map((part, index) => part + said(`c-${index}`));
  const more = buildSource(head + third.join(''), { allowMissing: true }).problems;
  expect(more.filter(one => one.reason === 'more than two questions have no answer')).toHaveLength(
    1,
  );
});

test('COURSE-75 a review follows the last lesson of its block, knows its words, and is found as R1', () => {
  const pack = packWith({});
  const review = findLesson(pack, 'R1');
  expect(review?.lesson.id).toBe('starter-r1');
  expect(findLesson(pack, '1')?.lesson.id).toBe('starter-01');
  expect(pack.lessons.map(({ lesson }) => unitName(lesson))).toEqual(['1', 'R1']);
  const unknown = review ? unknownWords(pack, review.lesson, 'A happy cat swims.') : [];
  expect(unknown.map(({ word }) => word)).toEqual(['swims']);
});

const skills = ['listen', 'read', 'language', 'write', 'speak'];
const reviewTest = (names: readonly string[]): string =>
  testHead +
  names
    .map(
      (skill, index) =>
        `\n[q${index}]\nskill: ${skill}\ncan: 1\ndo: Tap.\naudio: ${index}\nimageButtons: *cat | dog\nyes: a cat\n`,
    )
    .join('');
const blueprint = (test: string, trains: string): string[] => {
  const problems = gatherProblems();
  const pack = packWith({ test }, { canDo: [{ text: 'I can read.', trains }] });
  checkBlueprint(pack.lessons, problems);
  return problems
    .list()
    .filter(({ path }) => path.startsWith('test.txt') || path.startsWith('lesson.json'))
    .map(({ reason }) => reason);
};

test('COURSE-81 the test of a review has three questions for each skill, and trains with activities of its lessons', () => {
  const fifteen = reviewTest([...skills, ...skills, ...skills]);
  expect(blueprint(fifteen, 'starter-01-my-name')).toEqual([]);
  expect(blueprint(fifteen, 'book')).toEqual(['there is no activity book in the lessons before']);
  expect(blueprint(reviewTest([...skills, ...skills]), 'starter-01-my-name')).toContain(
    'has 2 questions to listen, not 3',
  );
});
