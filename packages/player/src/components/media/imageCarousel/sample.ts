import { partOf, pictureItem, sampleQuestion, wordItem } from '../../sample-question.ts';

const answers = partOf('textButtons', [
  wordItem('is', 'Yes, there is.'),
  wordItem('not', "No, there isn't."),
]);

export const sample = sampleQuestion({
  type: 'imageCarousel',
  data: [
    { ...pictureItem('cow', 'cow'), audio: '/media/cow.mp3' },
    { ...pictureItem('duck', 'duck'), audio: '/media/duck.mp3' },
    { ...pictureItem('pig', 'pig'), audio: '/media/pig.mp3' },
    { ...pictureItem('hen', 'hen'), audio: '/media/hen.mp3' },
    pictureItem('sheep', 'sheep'),
  ],
  answers,
  right: answers.data.slice(1),
  instruction: 'Is there a dog?',
});
