import { sampleQuestion, wordItem, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'textLabel',
  data: [wordItem('label', 'Is it a horse?')],
  answers: words,
  right: words.data.slice(0, 1),
});
