import { pictureItem, sampleQuestion, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'largeImage',
  data: [pictureItem('cow', 'cow')],
  answers: words,
  right: words.data.slice(1),
});
