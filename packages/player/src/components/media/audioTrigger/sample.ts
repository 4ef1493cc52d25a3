import { partOf, pictureItem, sampleQuestion } from '../../sample-question.ts';

const pictures = partOf('imageButtons', [
  pictureItem('hen', 'hen'),
  pictureItem('sheep', 'sheep'),
  pictureItem('cow', 'cow'),
]);

export const sample = sampleQuestion({
  type: 'audioTrigger',
  data: [{ id: 'moo', value: '/media/cow.mp3' }],
  answers: pictures,
  right: pictures.data.slice(2),
  instruction: 'Press. Who says it?',
});
