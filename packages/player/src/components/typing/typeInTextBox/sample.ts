import { partOf, pictureItem, sampleQuestion, wordItem } from '../../sample-question.ts';

const horse = wordItem('horse', 'horse');

export const sample = sampleQuestion({
  type: 'typeInTextBox',
  meta: { text: 'It is a {1}.' },
  data: [horse],
  beside: [partOf('image', [pictureItem('horse', 'horse')])],
  right: [horse],
  instruction: 'What is it? Write the word.',
});
