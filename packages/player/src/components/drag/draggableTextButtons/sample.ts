import { partOf, pictureItem, sampleQuestion, wordItem } from '../../sample-question.ts';

const right = ['The', 'cow', 'eats', 'green', 'grass'].map(word =>
  wordItem(word.toLowerCase(), word),
);

export const sample = sampleQuestion({
  type: 'draggableTextButtons',
  data: [3, 0, 2, 1, 4].flatMap(index => right[index] ?? []),
  beside: [partOf('image', [pictureItem('cow', 'cow')])],
  right,
  instruction: 'Make the sentence.',
});
