import { partOf, pictureItem, sampleQuestion, wordItem } from '../../sample-question.ts';

const right = ['horse', 'cow', 'hen'].map(animal => pictureItem(animal, animal));
const spot = (id: string, x: number, y: number) => ({ id, x, y, width: 17, height: 27 });

export const sample = sampleQuestion({
  type: 'draggableImageHotspots',
  meta: {
    picture: { value: '/media/yard.webp', label: 'a barn, a fence and a tractor' },
    spots: [spot('fence', 15, 78), spot('barn', 40, 72), spot('tractor', 88, 41)],
  },
  data: [...right.toReversed(), pictureItem('pig', 'pig')],
  beside: [
    partOf('textLabel', [
      wordItem('where', 'The hen is on the tractor. The cow is next to the barn.'),
    ]),
  ],
  right: right.map((item, index) => ({
    id: item.id,
    value: item.value,
    label: String(index + 1),
  })),
  instruction: 'Read. Put the animals on the farm.',
});
