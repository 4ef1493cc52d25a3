import { sampleQuestion, wordItem, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'textLabels',
  data: [wordItem('one', 'a cow'), wordItem('two', 'a hen'), wordItem('three', 'a pig')],
  answers: words,
  right: words.data.slice(0, 1),
});
