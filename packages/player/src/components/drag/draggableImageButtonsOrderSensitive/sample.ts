import { partOf, pictureItem, sampleQuestion, wordItem } from '../../sample-question.ts';

const right = ['pig', 'hen', 'cow'].map(animal => pictureItem(animal, animal));

export const sample = sampleQuestion({
  type: 'draggableImageButtonsOrderSensitive',
  data: [2, 0, 1].flatMap(index => right[index] ?? []),
  beside: [partOf('textLabel', [wordItem('story', 'First the pig, then the hen, then the cow.')])],
  right,
  instruction: 'Read. Put in order.',
});
