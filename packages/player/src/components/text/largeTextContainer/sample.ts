import { sampleQuestion, wordItem, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'largeTextContainer',
  data: [
    { ...wordItem('once', 'Once there was a little hen.'), audio: '/media/once.mp3' },
    wordItem('friend', 'She had a friend: a big brown horse. They played on the farm every day.'),
    wordItem('rain', 'One day it rained and rained. "Come in!" said the horse.'),
  ],
  answers: words,
  right: words.data.slice(0, 1),
  instruction: 'Read. Is the horse her friend?',
});
