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
  ['the first letters of a word', 'B, A, N, and then?', answer('spellingGame', 'banana')],
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
  ['a word to spell', 'Listen. S, O, N, G.', answer('spellingGame', 'song')],
  ['a spelt word of a gap', 'Listen. It is S, O, N, G.', answer('typingSpeechBubbles', 'song')],
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

/** What the builder says about the help of a question with these lines. */
const problemsOf = (lines: string, oops: string) => {
  const text = `${head}\n[q]\ndo: Listen. Tap.\noops: ${oops}\n${lines}\nyes: a cat\n`;
  const { problems } = buildSource(text, { allowMissing: true });
  return problems.flatMap(({ level, path, reason }) =>
    level === 'error' && path === 'try.txt:10' ? [reason] : [],
  );
};

const order = "draggableTextButtons: I'm | fine, | thank | you.";
const onlyListen = expect.stringContaining('only “Listen.” is written');

test.each([
  ['a sentence in order', order, "Listen. I'm fine, thank you."],
  ['one gap', 'typingTextContainerWithGaps: a [cat]', 'Listen. A cat.'],
  ['a spelt word', 'typingTextContainerWithGaps: a [cat]', 'Listen. C, A, T.'],
  [
    'a sentence in order beside another text',
    `audio: How are you?\n${order}`,
    "Listen. I'm fine, thank you.",
  ],
])('COURSE-101 a help of which only “Listen.” is written is refused: %s', (_what, lines, oops) => {
  expect(problemsOf(lines, oops)).toEqual([onlyListen]);
});

test.each([
  ['more is written', order, "How are you? Listen. I'm fine, thank you."],
  [
    'the question plays the rest',
    `audio: I'm fine, thank you.\n${order}`,
    "Listen. I'm fine, thank you.",
  ],
  ['the question plays something', `audio: I'm fine, thank you.\n${order}`, 'listen'],
])('COURSE-101 a help may say “Listen.” where %s', (_what, lines, oops) => {
  expect(problemsOf(lines, oops)).toEqual([]);
});

test('COURSE-101 “oops: listen” is refused where a question plays nothing', () => {
  expect(problemsOf(order, 'listen')).toEqual([
    expect.stringContaining('only “Listen again.” is written'),
  ]);
});

const gaps = "draggableTextContainerWithGaps: [Hello]! I'm a [girl]. + boy";

test.each([
  ['one sentence', 'Is it Ali? Look again.', ['has 1 of 2 sentences']],
  ['one sentence and a short reply', 'Is it Ali? No. Look again.', ['has 1 of 2 sentences']],
  ['a sentence for each gap', 'Is it goodbye? Is it Ali? Look again.', []],
  ['no sentence', 'look', []],
])('COURSE-102 a help for two gaps that is written whole: %s', (_what, oops, found) => {
  expect(problemsOf(gaps, oops)).toEqual(found.map(reason => expect.stringContaining(reason)));
});

test('COURSE-102 a help for places in a picture may say one thing about all', () => {
  const lines =
    'draggableImageHotspotsWithWrappers: none + dog\n  spot: cat = a cat\n  spot: girl = a girl';
  expect(problemsOf(lines, 'Who says meow? Look again.')).toEqual([]);
});
