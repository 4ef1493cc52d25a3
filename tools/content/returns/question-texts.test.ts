import { expect, test } from 'vitest';
import { gatherProblems } from '../problems.ts';
import { readSource } from '../source.ts';
import { buildSource, head, readPlayground } from '../testing/starter.ts';
import { questionTexts } from './question-texts.ts';

const playground = readPlayground();

/** What counts in a question with these lines. */
const textsOf = (lines: string, after = 'yes'): string[] => {
  const text = `${head}\n[one]\ndo: Look. Tap the cat.\n${lines}\nyes: ${after}\noops: Try the cow.\n`;
  const { built } = buildSource(text, { within: playground, allowMissing: true });
  const question = built.activities[0]?.activity.data[0];
  const [source] = readSource('try.txt', text, gatherProblems()).questions;
  if (!question || !source) throw new Error('there is no question');
  return questionTexts(question, source);
};
const counts = (word: string, lines: string, after?: string): boolean =>
  textsOf(lines, after).join(' ').split(/\W+/).includes(word);

test.each([
  ['a text to read', 'textLabel: a dog\ntextButtons: *yes | no | hello'],
  ['a sound', 'audio: a dog\ntextButtons: *yes | no | hello'],
  ['a speech bubble', 'speechBubbles: Mia: Is it a dog?\ntextButtons: *yes | no | hello'],
  ['the text of a picture to tap', 'imageButtonsTriggers: dog = a dog\nconfirmButton: Ready!'],
  ['a right option', 'textButtons: *a dog | a cat | a boy'],
  ['a right option of single buttons', 'textButton: *a dog\ntextButton: a cat'],
  ['a gap', "draggableTextContainerWithGaps: I'm a [dog]. + cat"],
  ['the text around a gap', "draggableTextContainerWithGaps: I'm a dog and a [boy]. + cat"],
  ['a typed word', 'typeInTextBox: [d__ = dog] one'],
  ['a half of a pair', 'verticalTextButtonsWithAudio: Is it a dog? = Yes. | How are you? = Fine.'],
  ['a sentence to order', 'draggableTextButtons: I | am | a | dog.'],
  ['a line to say', 'speakingActivity: Mia: What is it? > A dog.'],
  ['a question before a line to say', 'speakingActivity: Mia: Is it a dog? > Yes.'],
])('COURSE-21 a word counts in %s', (_where, lines) => {
  expect(counts('dog', lines)).toBe(true);
});

test('COURSE-21 a word counts in the sentence after the answer', () => {
  expect(counts('dog', 'textButtons: *yes | no | hello', "It's a dog.")).toBe(true);
});

test.each([
  ['a wrong option', 'textButtons: *a boy | a dog | a girl'],
  ['a wrong option of single buttons', 'textButton: *a boy\ntextButton: a dog'],
  ['a tile too many', "draggableTextContainerWithGaps: I'm a [boy]. + dog"],
  ['a wrong word of a column', 'verticalTextButtonsSentences: *A | The / *boy. | dog.'],
  ['a picture without a word', 'image: dog\ntextButtons: *yes | no | hello'],
])('COURSE-21 a word does not count in %s', (_where, lines) => {
  expect(counts('dog', lines)).toBe(false);
});

test('COURSE-21 a word does not count in the instruction and in the help', () => {
  const lines = 'textButtons: *yes | no | hello';
  expect([counts('cat', lines), counts('cow', lines)]).toEqual([false, false]);
});

test('COURSE-21 a phrase of a song is one text, though each of its words has its own time', () => {
  expect(
    textsOf('karaokeListen: i-like-apples').filter(text => /ice cream/.test(text)),
  ).not.toEqual([]);
});
