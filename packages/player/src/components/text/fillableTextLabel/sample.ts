import { partOf, sampleQuestion, wordItem } from '../../sample-question.ts';

const answers = partOf('textButtons', [
  wordItem('moo', 'cow'),
  wordItem('quack', 'duck'),
  wordItem('oink', 'pig'),
  wordItem('neigh', 'horse'),
]);

export const sample = sampleQuestion({
  type: 'fillableTextLabel',
  data: [],
  meta: { text: 'Quack! I am a {1}.' },
  answers,
  right: answers.data.slice(1, 2),
  instruction: 'Who says it?',
});
