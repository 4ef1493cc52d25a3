import type { Item } from '@digipals/contract';
import { expect, test } from 'vitest';
import { namingSentence, pictureName } from './picture-names.ts';
import { buildSource, head, readStarter, testHead } from './testing/starter.ts';

const starter = readStarter();

test.each([
  ['cat', "That's a cat."],
  ['elephant', "That's an elephant."],
  ['rabbit-white', "That's a white rabbit."],
  ['elephant-big', "That's a big elephant."],
  ['horse-white-small', "That's a small white horse."],
  ['ball-blue-yellow', "That's a blue and yellow ball."],
  ['dog-4', 'Four dogs.'],
  ['rabbit-white-2', 'Two white rabbits.'],
  ['dog-1', 'One dog.'],
  ['red', "That's red."],
  ['three', 'Three.'],
  ['eleven', 'Eleven.'],
  ['dog-12', 'Twelve dogs.'],
  ['mia', "That's Mia."],
  ['fish', "That's a fish."],
  ['rice', "That's rice."],
  ['clock-4', "Four o'clock."],
  ['l6-girl-read', 'She reads.'],
])('COURSE-02 the picture %s is named “%s”', (picture, sentence) => {
  expect(namingSentence(pictureName(starter, picture, 'gb') ?? '')).toBe(sentence);
});

test('COURSE-02 a name is American where the word is', () => {
  expect(pictureName(starter, 'biscuit', 'us')).toBe('a cookie');
  expect(pictureName(starter, 'mum', 'us')).toBe('my mom');
});

test.each(['run', 'happy', 'pond', 'l1-p1', 'robot-gold', 'dog-44', 'girl-run'])(
  'COURSE-02 the picture %s has no certain name',
  picture => {
    expect(pictureName(starter, picture, 'gb')).toBeUndefined();
  },
);

test('COURSE-02 a number in a name that counts no things gives no name', () => {
  const alts = { ...starter.alts, 'clock-4': {} };
  expect(pictureName({ ...starter, alts }, 'clock-4', 'gb')).toBeUndefined();
});

const question = (choices: string, ...lines: string[]) => `
[q]
do: Listen. Tap.
audio: cat
${choices}
yes: a cat
oops: listen
${lines.join('\n')}
`;

const reasonsIn = (text: string): (Item['why'] | null)[] => {
  const { built, problems } = buildSource(head + text);
  expect(problems).toEqual([]);
  const { components } = built.activities[0]?.activity.data[0] ?? { components: [] };
  return components.flatMap(({ data }) => data.map(({ why }) => why ?? null));
};

const spoken = { audio: expect.stringMatching(/^\/media\/.*\.mp3$/) };

test('COURSE-02 each wrong picture names itself, and the right one does not', () => {
  expect(reasonsIn(question('imageButtons: *cat | dog | boy'))).toEqual([
    null,
    null,
    { sentence: "That's a dog.", ...spoken },
    { sentence: "That's a boy.", ...spoken },
  ]);
});

const inPlaces = (rest: string) => question(`draggableImageHotspots: ${rest}`);
const sentencesIn = (text: string) => reasonsIn(text).flatMap(why => why?.sentence ?? []);

test('COURSE-02 a picture in a wrong place names itself, unless its place is named', () => {
  const spots = (cat: string, dog: string) =>
    `\n  spot: ${cat} @ 20,50 20x30\n  spot: ${dog} @ 70,50 20x30`;
  const names = ["That's a cat.", "That's a dog."];
  expect(sentencesIn(inPlaces(`l1-garden + boy${spots('cat', 'dog')}`))).toEqual([
    ...names,
    "That's a boy.",
  ]);
  expect(sentencesIn(inPlaces(`l1-garden + boy${spots('cat = cat', 'dog = dog')}`))).toEqual([
    "That's a boy.",
  ]);
});

test('COURSE-02 a picture is not named by a word that is not taught yet, nor by the answer', () => {
  // The first lesson has no colours.
  expect(reasonsIn(question('imageButtons: *cat | car-red'))).toEqual([null, null, null]);
  expect(reasonsIn(question('imageButtons: *girl | girl-happy'))).toEqual([null, null, null]);
});

test('COURSE-01 a “why:” line is what its wrong option says, before the name of its picture', () => {
  const words = question('textButtons: *cat | dog | boy', 'why: dog = Domino is a dog.');
  expect(reasonsIn(words)).toEqual([null, null, { sentence: 'Domino is a dog.', ...spoken }, null]);
  const pictures = question('imageButtons: *cat | dog', 'why: dog = Domino is a dog.');
  expect(reasonsIn(pictures).at(-1)).toMatchObject({ sentence: 'Domino is a dog.' });
});

const problemsOf = (text: string, given?: Parameters<typeof buildSource>[1]) =>
  buildSource(text, given).problems.map(({ path, reason }) => `${path} ${reason}`);

const texts = 'textButtons: *cat | dog | boy';

test.each([
  [
    'an unknown option',
    'why: cow = Domino is a dog.',
    '“cow” is no option; wrong ones are “dog”, “boy”',
  ],
  [
    'a right option',
    'why: cat = Domino is a dog.',
    '“cat” is right: only a wrong option has a “why:”',
  ],
  ['no sentence', 'why: dog', '“why:” is a wrong option, “ = ” and a sentence'],
  ['the answer', 'why: dog = Cat!', '“Cat!” says the answer: say only what “dog” is'],
  [
    'a text without a recording',
    'why: dog = My dog is a cat.',
    'no British speech for “My dog is a cat.”',
  ],
  ['a word of a later lesson', 'why: dog = Domino is a lion.', '“lion” is taught only in lesson 4'],
])('COURSE-01 the builder refuses a “why:” line with %s', (_what, line, reason) => {
  const later = starter.lessons.slice(1).map(one => ({ ...one, activities: [], songs: [] }));
  const change = (pack: typeof starter) => ({ ...pack, lessons: [...pack.lessons, ...later] });
  expect(problemsOf(head + question(texts, line), { change })).toContainEqual(
    expect.stringContaining(`try.txt:14 ${reason}`),
  );
});

test('COURSE-01 the name of a right picture is the answer, too', () => {
  const text = head + question('imageButtons: *cat | dog', 'why: dog = Three cats, one cat.');
  expect(problemsOf(text)).toContainEqual(expect.stringContaining('says the answer'));
});

test('COURSE-01 an option has one “why:”, and a test has none', () => {
  const line = 'why: dog = Domino is a dog.';
  expect(problemsOf(head + question(texts, line, line))).toContain(
    'try.txt:15 is the second “why:” of this option',
  );
  expect(problemsOf(testHead + question(texts, line))).toContain(
    'try.txt:14 a test gives no feedback until its end: remove “why:”',
  );
});

test('COURSE-01 a question that is typed has no wrong option', () => {
  const typed = question('typeInTextBox: [c__ = cat]', 'why: dog = Domino is a dog.');
  expect(problemsOf(head + typed)).toContainEqual(
    expect.stringContaining('“dog” is no option; there is no wrong one'),
  );
});

test('COURSE-08 the sound after a right answer is written in its label', () => {
  const { built } = buildSource(head + question('imageButtons: *cat | dog'));
  const { correct } = built.activities[0]?.activity.data[0]?.triggers ?? { correct: [] };
  expect(correct.at(-1)?.data.label).toBe('a cat');
});
