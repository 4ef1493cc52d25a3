import { partOf, pictureItem, sampleQuestion } from '../../sample-question.ts';

const pictures = partOf('imageButtons', [
  pictureItem('duck', 'duck'),
  pictureItem('hen', 'hen'),
  pictureItem('sheep', 'sheep'),
]);

export const sample = sampleQuestion({
  type: 'audio',
  data: [{ id: 'sound', value: '/media/duck.mp3' }],
  answers: pictures,
  right: pictures.data.slice(0, 1),
});
