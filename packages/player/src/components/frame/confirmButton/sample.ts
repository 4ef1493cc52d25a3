import { sampleQuestion, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'confirmButton',
  data: [{ id: 'confirm', value: 'confirm', label: 'Ready' }],
  answers: words,
  right: words.data.slice(0, 1),
});
