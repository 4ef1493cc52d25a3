import { pictureItem, sampleQuestion } from '../../sample-question.ts';

const sheep = pictureItem('sheep', 'sheep');

export const sample = sampleQuestion({
  type: 'randomisedImageButtons',
  data: [pictureItem('cow', 'cow'), sheep, pictureItem('hen', 'hen')],
  right: [sheep],
  instruction: 'Tap the sheep.',
});
