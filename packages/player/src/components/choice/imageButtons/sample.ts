import { pictureItem, sampleQuestion } from '../../sample-question.ts';

const horse = pictureItem('horse', 'horse');
const pig = pictureItem('pig', 'pig');

export const sample = sampleQuestion({
  type: 'imageButtons',
  data: [
    pictureItem('cow', 'cow'),
    pictureItem('hen', 'hen'),
    horse,
    pig,
    pictureItem('duck', 'duck'),
    pictureItem('sheep', 'sheep'),
  ],
  right: [horse, pig],
  instruction: 'Tap the horse and the pig.',
});
