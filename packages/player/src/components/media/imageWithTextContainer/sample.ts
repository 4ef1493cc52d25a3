import { pictureItem, sampleQuestion, wordItem, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'imageWithTextContainer',
  data: [
    pictureItem('horse', 'horse'),
    wordItem('big', 'This is Star. She is big and brown.'),
    wordItem('run', 'She can run and jump.'),
  ],
  answers: words,
  right: words.data.slice(0, 1),
  instruction: 'Is Star brown?',
});
