import { pictureItem, sampleQuestion } from '../../sample-question.ts';

const right = [pictureItem('hen', 'hen'), pictureItem('duck', 'duck')];

export const sample = sampleQuestion({
  type: 'draggableImageButtons',
  data: [pictureItem('pig', 'pig'), ...right, pictureItem('sheep', 'sheep')],
  right,
  instruction: 'Which animals are birds?',
});
