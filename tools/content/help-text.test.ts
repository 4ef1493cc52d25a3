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

test.each([
  [
    'all of it',
    'A ball? An apple? Look again.',
    answer('draggableTextContainerWithGaps', 'book', 'on'),
    'A ball? An apple? Look again.',
  ],
  [
    'only that the child is to look',
    "Where's the book? Where's the bag? Look again.",
    answer('draggableTextContainerWithGaps', 'book', 'on'),
    'Look again.',
  ],
  [
    'nothing of it',
    'Two and eight is ten. T, R, E, and then?',
    answer('typingTextContainerWithGaps', 'ten', 'tree'),
    'Look!',
  ],
])(
  'PLAY-01 with several gaps the help is written whole or not: %s',
  (_what, text, solution, shown) => {
    expect(helpText(text, solution, 'Look!')).toBe(shown);
  },
);

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
  ['audio: cat', 'Listen again.'],
  ['image: cat', 'Look again.'],
])('PLAY-01 help that only says the answer becomes, beside “%s”, “%s”', (beside, label) => {
  const asked = `
[q]
do: Put the words in.
${beside}
draggableTextContainerWithGaps: [Hello]! I'm [fine]. + name
yes: a cat
oops: Hello! How are you?
`;
  const { built } = buildSource(head + asked);
  expect(built.activities[0]?.activity.data[0]?.triggers.incorrect?.data.label).toBe(label);
});

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
