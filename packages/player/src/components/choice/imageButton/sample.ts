import { partOf, pictureItem, sampleQuestion } from '../../sample-question.ts';

const pig = pictureItem('pig', 'pig');

export const sample = sampleQuestion({
  type: 'imageButton',
  data: [pig],
  beside: [partOf('imageButton', [pictureItem('hen', 'hen')])],
  right: [pig],
});
