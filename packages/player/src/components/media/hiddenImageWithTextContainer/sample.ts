import { pictureItem, sampleQuestion, wordItem, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'hiddenImageWithTextContainer',
  data: [
    pictureItem('duck', 'duck'),
    wordItem('swim', 'I live on a farm and I can swim.'),
    wordItem('who', 'Am I a duck?'),
  ],
  answers: words,
  right: words.data.slice(0, 1),
  instruction: 'Read. Who is it?',
});
