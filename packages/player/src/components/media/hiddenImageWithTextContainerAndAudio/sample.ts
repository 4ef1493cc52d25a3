import { pictureItem, sampleQuestion, wordItem, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'hiddenImageWithTextContainerAndAudio',
  data: [
    pictureItem('pig', 'pig'),
    { ...wordItem('pink', 'I am pink.'), audio: '/media/pink.mp3' },
    { ...wordItem('oink', 'I say oink!'), audio: '/media/oink.mp3' },
  ],
  answers: words,
  right: words.data.slice(1),
  instruction: 'Listen. Is it a cow?',
});
