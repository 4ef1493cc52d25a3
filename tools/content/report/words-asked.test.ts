import { expect, test } from 'vitest';
import { createFindPlanned } from '../returns/meter.ts';
import { buildSource, readStarter, testHead } from '../testing/starter.ts';
import { countAsked } from './words-asked.ts';

const starter = readStarter();
const find = createFindPlanned(starter.plan);

/** The words of lesson 1 that a test with these questions asks for, such as `cat 2`. */
const asked = (...questions: readonly string[]): string[] => {
  const text = questions.map((lines, index) => `\n[q${index}]\ndo: Tap.\n${lines}\nyes: a cat\n`);
  const { built } = buildSource(testHead + text.join(''), { within: starter, allowMissing: true });
  const [first] = built.activities;
  if (!first) throw new Error('nothing was built');
  return [...countAsked(1, first.activity, find)].map(([{ gb }, count]) => `${gb} ${count}`);
};

test.each([
  ['the right one of four pictures', 'imageButtons: *cat | dog | boy | girl', ['cat 1']],
  [
    'what tells a picture from one of the others',
    'imageButtons: *girl-sad | girl-happy | boy-sad | boy-happy',
    ['girl 1', 'sad 1'],
  ],
  ['the number of a picture', 'imageButtons: *cat-5 | cat-4 | cat-3 | cat-2', ['five 1']],
  [
    'what no wrong text shares with it everywhere',
    'textButtons: *Two dogs are sad. | Two dogs are happy. | One dog is sad.',
    ['two 1', 'sad 1'],
  ],
  ['what is typed', 'typeInTextBox: dog', ['dog 1']],
  [
    'what is in a gap',
    'draggableTextContainerWithGaps: A boy has [two] cats. + one | three',
    ['two 1'],
  ],
  ['what is put in order', 'draggableImageButtonsOrderSensitive: dog | cat', ['dog 1', 'cat 1']],
  ['no word of a sentence in order', 'draggableTextButtons: *two | *cats | is', []],
  ['no word of another lesson', 'imageButtons: *bread | dog | boy | girl', []],
])('COURSE-17 a question asks for %s', (_what, lines, words) => {
  expect(asked(lines)).toEqual(words);
});

test('COURSE-17 a word that two questions ask for counts twice', () => {
  expect(asked('imageButtons: *cat | dog | boy', 'typeInTextBox: cats')).toEqual(['cat 2']);
});
