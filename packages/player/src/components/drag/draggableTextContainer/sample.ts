import { partOf, pictureItem, sampleQuestion, wordItem } from '../../sample-question.ts';

const right = [wordItem('big', 'It is a big animal.'), wordItem('milk', 'It gives us milk.')];

export const sample = sampleQuestion({
  type: 'draggableTextContainer',
  data: [wordItem('eggs', 'It gives us eggs.'), ...right, wordItem('fly', 'It can fly.')],
  beside: [partOf('image', [pictureItem('cow', 'cow')])],
  right,
  instruction: 'What do you know about the cow?',
});
