import { pictureItem, sampleQuestion, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'image',
  data: [pictureItem('horse', 'horse')],
  answers: words,
  right: words.data.slice(0, 1),
});
