import { partOf, pictureItem, sampleQuestion, wordItem } from '../../sample-question.ts';

const answers = partOf('textButtons', [wordItem('oink', 'Oink!'), wordItem('moo', 'Moo!')]);

export const sample = sampleQuestion({
  type: 'imageButtonsTriggers',
  data: [
    { ...pictureItem('pig', 'pig'), audio: '/media/pig.mp3' },
    { ...pictureItem('cow', 'cow'), audio: '/media/cow.mp3' },
    { ...pictureItem('horse', 'horse'), audio: '/media/horse.mp3' },
    { ...pictureItem('duck', 'duck'), audio: '/media/duck.mp3' },
  ],
  answers,
  right: answers.data.slice(0, 1),
  instruction: 'Tap and listen. What does the pig say?',
});
