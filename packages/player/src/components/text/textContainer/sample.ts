import { sampleQuestion, wordItem, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'textContainer',
  data: [
    { ...wordItem('first', 'My name is Sam. I live on a farm.'), audio: '/media/farm.mp3' },
    wordItem('second', 'We have two horses and a cow.'),
  ],
  answers: words,
  right: words.data.slice(0, 1),
  instruction: 'Read. Is it right?',
});
