import { pictureItem, sampleQuestion, wordItem, words } from '../../sample-question.ts';

export const sample = sampleQuestion({
  type: 'imageWithTextContainerAndAudio',
  data: [
    pictureItem('sheep', 'sheep'),
    { ...wordItem('white', 'My sheep is white.'), audio: '/media/white.mp3' },
    { ...wordItem('grass', 'It eats grass.'), audio: '/media/grass.mp3' },
  ],
  answers: words,
  right: words.data.slice(1),
  instruction: 'Is the sheep black?',
});
