import { expect, test } from 'vitest';
import { helpText } from './help-text.ts';
import { buildSource, head } from './testing/starter.ts';

const answer = (type: string, ...values: string[]) =>
  values.map((value, index) => ({
    id: String(index),
    type,
    value,
    meta: { shuffle: false, questionId: 'q' },
  }));

test.each([
  ['help that says something else', "I'm Ali. My name's Ali.", answer('textButtons', 'name?')],
  ['a word of the answer', "He's a boy.", answer('textButtons', "He's")],
])('PLAY-01 %s is written whole', (_what, text, solution) => {
  expect(helpText(text, solution, 'Listen again.')).toBe(text);
});

test.each([
  ['a word to type', "Listen. What's your name?", answer('typingSpeechBubbles', 'name')],
  [
    'all words in order',
    "Listen. I'm fine, thank you.",
    answer('draggableTextButtons', "I'm", 'fine,', 'thank', 'you.'),
  ],
  ['a word of a gap', "Listen. I'm a girl.", answer('draggableTextContainerWithGaps', 'girl')],
  ['the right choice', "Listen. I'm sad.", answer('textButtons', "I'm sad.")],
])('PLAY-01 a sentence with %s is heard but not written', (_what, text, solution) => {
  expect(helpText(text, solution, 'Listen again.')).toBe('Listen.');
});

test('PLAY-01 help without a sentence that may be written says to listen', () => {
  expect(helpText('Name!', answer('typeInTextBox', 'name'), 'Listen again.')).toBe('Listen again.');
});

const question = (oops: string) => `
[q]
do: Listen. Tap.
audio: cat
imageButtons: *cat | dog | boy | girl
yes: a cat
oops: ${oops}
`;

test.each([
  ['listen', 'Listen again.'],
  ["I'm a dog!", "I'm a dog!"],
])('PLAY-01 the builder writes the help of “oops: %s” in the label of its sound', (oops, label) => {
  const { built } = buildSource(head + question(oops));
  expect(built.activities[0]?.activity.data[0]?.triggers.incorrect).toEqual({
    type: 'audio',
    data: { value: expect.stringMatching(/\.mp3$/), order: 1, label },
  });
});
