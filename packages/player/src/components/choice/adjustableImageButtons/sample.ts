import { pictureItem, sampleQuestion } from '../../sample-question.ts';

const hen = pictureItem('hen', 'small hen');

export const sample = sampleQuestion({
  type: 'adjustableImageButtons',
  data: [pictureItem('horse', 'big horse'), hen],
  meta: { sizes: { hen: 46 } },
  right: [hen],
  instruction: 'Tap the small animal.',
});
