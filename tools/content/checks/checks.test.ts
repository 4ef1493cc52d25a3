import { expect, test } from 'vitest';
import type { Pack } from '../pack.ts';
import { buildSource, head, readStarter } from '../testing/starter.ts';
import { longSentences } from './sentences.ts';

const starter = readStarter();

/** A later lesson with a new word. */
const later = (pack: Pack) =>
  pack.lessons.map(one => ({
    ...one,
    lesson: { ...one.lesson, number: 3, words: ['red'] },
    activities: [],
  }));

/** The starter with a later lesson, and pictures that share their files. */
const withTwins = (pack: Pack): Pack => {
  const cat = pack.media.get('pictures/cat.webp') ?? '';
  const dog = pack.media.get('pictures/dog.webp') ?? '';
  return {
    ...pack,
    lessons: [...pack.lessons, ...later(pack)],
    media: new Map([
      ...pack.media,
      ['pictures/cat-again.webp', cat],
      ['pictures/puppy.webp', pack.media.get('pictures/girl.webp') ?? ''],
      ['pictures/named.webp', dog],
    ]),
    alts: {
      ...pack.alts,
      'cat-again': { word: 'dog', gb: 'a pet' },
      puppy: { word: 'cat', gb: 'a small pet' },
      named: { word: 'dog', gb: 'a big dog' },
    },
  };
};

/** The problems of a question with these components; they begin in line 10. */
const reasons = (lines: string): string[] =>
  buildSource(`${head}\n[one]\ndo: Listen. Tap.\n${lines}\nyes: a cat\noops: look\n`, {
    within: starter,
    allowMissing: true,
    change: withTwins,
  }).problems.map(({ path, reason, level }) => `${level} ${path} ${reason}`);

test.each([
  [
    'the same picture under two names',
    'imageButtons: *cat | cat-again | dog',
    'error try.txt:10 “cat-again” and the answer “cat” are the same picture',
  ],
  [
    'pictures with the same text in a help language',
    'imageButtons: *cat | puppy | dog',
    'error try.txt:10 “puppy” and the answer “cat” have the same text in es, “gato”',
  ],
  [
    'single buttons that are equal',
    'imageButton: *cat\nimageButton: cat-again',
    'error try.txt:11 “cat-again” and the answer “cat” are the same picture',
  ],
  [
    'a distractor that says the same as the answer',
    'textButtons: *a cat | A cat! | a dog',
    'error try.txt:10 “A cat!” is wrong and says the same as the answer “a cat”',
  ],
  [
    'a tile that says the same as a word of the gap',
    'draggableTextContainerWithGaps: a [cat] + Cat',
    'error try.txt:10 “Cat” is wrong and says the same',
  ],
  [
    'a typed answer that no keyboard has',
    'typeInTextBox: caté',
    'error try.txt:10 “caté” cannot be typed',
  ],
  [
    'a word too long for the grid',
    'wordSearch: cat | catcatcatcatcat',
    'error try.txt:10 “catcatcatcatcat” has more than 12 letters',
  ],
  [
    'a word too long for the written grid',
    'wordSearch: cat | horses\n  size: 5',
    'error try.txt:10 “horses” has more than 5 letters',
  ],
  [
    'words without room',
    'wordSearch: black | white | robot | train | seven | three\n  size: 5',
    'error try.txt:10 “three” does not always have room in the grid',
  ],
  [
    'diagonals for beginners',
    'wordSearch: cat | horse\n  diagonals: yes',
    'error try.txt:10 diagonals and backwards are only for lessons after 6',
  ],
  [
    'a place outside the picture',
    'imageHotspots: cat\n  spot: a cat @ 120,50 10x10',
    'error try.txt:10 place 1 is outside the picture',
  ],
  [
    'places on each other',
    'imageHotspots: cat\n  spot: a cat @ 50,50 20x20\n  spot: a dog @ 55,55 20x20',
    'error try.txt:10 places 1 and 2 overlap',
  ],
  [
    'a picture of the question that names the answer',
    'image: named\ntextButtons: *dog | cat | boy',
    'error try.txt:10 the text of a picture, “a big dog”, gives “dog” away',
  ],
  [
    'a picture to choose that has the word heard',
    'audio: dog\nimageButtons: cat | *named | girl',
    'error try.txt:11 the text of a picture, “a big dog”, gives “dog” away',
  ],
  [
    'a word of a later lesson',
    'textLabel: a red cat\nimageButtons: *cat | dog',
    'error try.txt:10 “red” is taught only in lesson 3',
  ],
  [
    'a sentence that is too long',
    'textLabel: I am a cat and you are a happy friend.\nimageButtons: *cat | dog',
    'warning try.txt:10 “I am a cat and you are a happy friend.” has more than 9 words',
  ],
])('reports %s with its line', (_what, lines, expected) => {
  expect(reasons(lines)).toContainEqual(expect.stringContaining(expected));
});

test.each([
  ['two equal words of a sentence', 'draggableTextButtons: a | cat | a | dog'],
  ['signs that differ', 'textButtons: *? | ! | .'],
  ['a picture among wrong ones with the same word', 'audio: cat\nimageButtons: *cat | dog | girl'],
  ['a text that is on the board anyway', 'textLabel: dog\nimage: named\ntextButtons: *dog | cat'],
  [
    'places side by side',
    'imageHotspots: cat\n  spot: a cat @ 20,50 20x20\n  spot: a dog @ 60,50 20x20',
  ],
])('reports nothing for %s', (_what, lines) => {
  const reported = reasons(lines).filter(reason => !/no (British|American) speech/.test(reason));
  expect(reported.filter(reason => !reason.includes('two options'))).toEqual([]);
});

test('reports a long sentence, but not a list', () => {
  const list = 'One, two, three, four, five, six, seven, eight, nine, ten cats!';
  expect(longSentences(`I can see a cat. ${list}`)).toEqual([]);
  expect(longSentences('I have a red car, a yellow ball and a white teddy bear.')).toEqual([]);
  const long = 'I am a cat and you are a happy friend.';
  expect(longSentences(`Hello! ${long}`)).toEqual([long]);
});
