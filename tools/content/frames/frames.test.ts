import type { Frame } from '@digipals/contract';
import { meCard, meChoicesOf, sayMe } from '@digipals/contract/me-card';
import { expect, test } from 'vitest';
import { buildPack } from '../build.ts';
import type { Lesson, Pack } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { builtStarter, readStarter } from '../testing/starter.ts';
import { lettersOf } from './combinations.ts';
import { screenFrames } from './screen-frames.ts';

const starter = readStarter();
const [first] = starter.lessons;
if (!first) throw new Error('the starter has no lesson');

const good = {
  frame: "[Hello!|Hi!] I'm [happy|fine]. How are you?",
  answerFrame: "I'm [happy|fine].",
  dominoAnswer: "I'm a happy dog!",
};

/** Lesson 1 with these frames, and nothing to play. */
const packOf = (changes: Partial<Lesson>): Pack => ({
  ...starter,
  course: false,
  lessons: [
    {
      lesson: { ...first.lesson, ...good, ...changes, activities: [] },
      activities: [],
      songs: [],
      place: way => `lesson.json/${way.join('.')}`,
    },
    ...starter.lessons.slice(1).map(one => ({ ...one, activities: [], songs: [] })),
  ],
});

const build = (changes: Partial<Lesson>) => {
  const problems = gatherProblems();
  const built = buildPack(packOf(changes), problems, true);
  const list = () =>
    problems
      .list()
      .filter(({ path }) => path.startsWith('lesson.json'))
      .map(({ path, reason }) => `${path} ${reason}`);
  return { built, problems, list };
};

test('COURSE-50 a frame is built in both Englishes, with pictures and recordings where its words have them', () => {
  const { built, list } = build({ frame: "I'm a [dog|happy {boy|girl} = girl]." });
  expect(list()).toEqual([]);
  const media = (name: string) => expect.stringMatching(`^/media/${name}`);
  expect(built.lessons[0]?.frames?.gb.frame).toEqual([
    { text: "I'm a " },
    {
      tiles: [
        { text: 'dog', picture: media('dog\\.'), audio: media('dog') },
        { text: 'happy boy', picture: media('girl\\.'), audio: null },
      ],
    },
    { text: '.' },
  ]);
  expect(JSON.stringify(built.lessons[0]?.frames?.us.frame)).toContain('happy girl');
});

test.each([
  ['Hello, friend!', 'frame has no gap: write its tiles as [a cat|a dog]'],
  ["I'm [happy].", 'frame the gap [happy] needs two tiles at least, with | between them'],
  ["I'm [happy|].", 'frame the gap [happy|] has an empty tile'],
  ["I'm [sad|happy|sad].", 'frame the gap [sad|happy|sad] has “sad” twice'],
  ["I'm [happy|fine. Hi!", "frame “I'm [happy|fine. Hi!” has a bracket without its other half"],
  [
    'I [swim|am] happy.',
    'frame “swim” is taught only in lesson 4: use a word that the child knows',
  ],
  [
    "I'm [happy|silver].",
    'frame “silver” is not among the words so far: use a word that the child knows',
  ],
  ["I'm [happy = dodo|fine].", 'frame no picture “dodo” in media/pictures'],
  [
    `${'Hello, friend! '.repeat(12)}[Hi|Hello, my friend]!`,
    'frame can have 27 words: make it 25 at most',
  ],
])('COURSE-50 “%s” is reported with its place and its fix', (frame, expected) => {
  expect(build({ frame }).list()).toContainEqual(`lesson.json/${expected}`);
});

test('COURSE-50 a letter needs a frame, an answer frame and an answer of Domino', () => {
  const { dominoAnswer: _, ...lesson } = first.lesson;
  const problems = gatherProblems();
  const pack = packOf({});
  const [changed, ...others] = pack.lessons;
  if (!changed) throw new Error('no lesson');
  const without = { ...changed, lesson: { ...lesson, activities: [] } };
  buildPack({ ...pack, lessons: [without, ...others] }, problems, true);
  expect(problems.list()).toContainEqual({
    path: 'lesson.json/',
    reason: 'has no “dominoAnswer”: a letter needs all of frame, answerFrame, dominoAnswer',
    level: 'error',
  });
  expect(
    build({ frame: '', answerFrame: '', dominoAnswer: '' }).built.lessons[0],
  ).not.toHaveProperty('frames');
});

const gap = (count: number, name: string) => ({
  tiles: Array.from({ length: count }, (_, index) => ({
    text: `${name}${index}`,
    picture: null,
    audio: null,
  })),
});

test('COURSE-51 all letters of a frame are tried, and none has a tile of the same list twice', () => {
  const frame: Frame = [gap(3, 'a'), { text: ' ' }, gap(3, 'a'), { text: ' ' }, gap(2, 'b')];
  const letters = lettersOf(frame);
  expect(letters).toHaveLength(3 * 2 * 2);
  expect(letters).not.toContainEqual(expect.stringMatching(/(a\d) \1/));
});

test('COURSE-51 of too many letters, each tile is tried with each of every other gap', () => {
  const names = ['a', 'b', 'c', 'd'];
  const frame: Frame = names.flatMap(name => [gap(6, name), { text: ' ' }]);
  const letters = lettersOf(frame);
  expect(letters.length).toBeLessThan(6 * 6 * 6);
  for (const [one, first] of names.entries())
    for (const second of names.slice(one + 1))
      for (let index = 0; index < 36; index += 1) {
        const [left, right] = [`${first}${Math.floor(index / 6)}`, `${second}${index % 6}`];
        expect(letters.some(text => text.includes(left) && text.includes(right))).toBe(true);
      }
});

test.each([
  ["I'm [happy|fine]. What's your [address|name]?", 'screening stops'],
  ["I'm [a happy|an] dog.", "“an” should be “a” in “I'm an dog.”"],
])(
  'COURSE-51 screening and the help with writing read every letter of “%s”',
  async (frame, expected) => {
    const { built } = build({ frame });
    const own = gatherProblems();
    await screenFrames({ ...built, lessons: built.lessons.slice(0, 1) }, own);
    expect(own.list()).toContainEqual({
      path: 'lesson.json/frame',
      reason: expect.stringContaining(expected),
      level: 'error',
    });
  },
);

const { built: course } = builtStarter();

test('COURSE-71 no letter of the course offers an age or the name of a country', () => {
  const letters = course.lessons.flatMap(({ frames }) =>
    frames ? [frames.gb.frame, frames.gb.answerFrame].flatMap(lettersOf) : [],
  );
  const ages = Object.values(meChoicesOf('age')).map(({ word }) =>
    sayMe(meCard.age.sentence, word).replace(/\.$/, ''),
  );
  const countries = Object.values(meChoicesOf('country')).map(({ word }) => word);
  const personal = [...ages, ...countries.filter(word => /^\p{Lu}/u.test(word)), 'years old'];
  const told = letters.filter(letter => personal.some(words => letter.includes(words)));
  expect(course.lessons.filter(({ frames }) => frames)).toHaveLength(starter.lessons.length);
  expect(letters.length).toBeGreaterThan(100);
  expect(told).toEqual([]);
});
