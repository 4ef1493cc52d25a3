import type { Item } from '@digipals/contract';
import { sampleQuestion } from '../../sample-question.ts';

const columns = [
  ['a', 'two'],
  ['brown', 'blue', 'pink'],
  ['horse', 'pig', 'hen'],
  ['can run', 'can read', 'can fly'],
];

const data = columns.flatMap((words, index) =>
  words.map((value): Item => ({ id: value.replace(' ', '-'), value, index })),
);

export const sample = sampleQuestion({
  type: 'verticalTextButtonsSentences',
  data,
  right: ['a', 'brown', 'horse', 'can-run'].flatMap(id => data.filter(item => item.id === id)),
  instruction: 'Make a true sentence.',
});
