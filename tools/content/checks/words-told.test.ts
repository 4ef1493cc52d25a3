import { expect, test } from 'vitest';
import { createFindByForm } from '../returns/meter.ts';
import { buildSource, readStarter, testHead } from '../testing/starter.ts';
import { wordsTold } from './words-told.ts';

const starter = readStarter();
const find = createFindByForm(starter.plan);

/** The words that a question with these lines asks for. */
const asked = (lines: string): string[] => {
  const text = `${testHead}\n[one]\ndo: Tap.\n${lines}\nyes: a cat\n`;
  const { built } = buildSource(text, { within: starter, allowMissing: true });
  const question = built.activities[0]?.activity.data[0];
  if (!question) throw new Error('nothing was built');
  return [...wordsTold(question, find)].map(({ gb }) => gb);
};

test.each([
  ['the right one of four pictures', 'imageButtons: *cat | dog | boy | girl', ['cat']],
  [
    'what tells a picture from one of the others',
    'imageButtons: *girl-sad | girl-happy | boy-sad | boy-happy',
    ['girl', 'sad'],
  ],
  ['the number of a picture', 'imageButtons: *cat-5 | cat-4 | cat-3 | cat-2', ['five']],
  [
    'what no wrong text shares with it everywhere',
    'textButtons: *Two dogs are sad. | Two dogs are happy. | One dog is sad.',
    ['two', 'sad'],
  ],
  ['what is typed', 'typeInTextBox: dog', ['dog']],
  [
    'what is in a gap',
    'draggableTextContainerWithGaps: A boy has [two] cats. + one | three',
    ['two'],
  ],
  ['what is put in order', 'draggableImageButtonsOrderSensitive: dog | cat', ['dog', 'cat']],
  ['no word of a sentence in order', 'draggableTextButtons: *two | *cats | is', []],
  [
    'what tells one picture in order from the others',
    'draggableImageButtonsOrderSensitive: girl-happy | girl-sad',
    ['happy', 'sad'],
  ],
  ['words of all lessons', 'imageButtons: *bread | dog | boy | girl', ['bread']],
])('COURSE-17 a question asks for %s', (_what, lines, words) => {
  expect(asked(lines)).toEqual(words);
});
