import { pictureItem, sampleQuestion } from '../../sample-question.ts';

const captions = { cow: 'milk', hen: 'eggs', sheep: 'wool' } as const;
const right = Object.keys(captions).map(animal => pictureItem(animal, animal));

export const sample = sampleQuestion({
  type: 'draggableImageHotspotsWithWrappers',
  meta: {
    spots: Object.entries(captions).map(([id, label], index) => ({
      id,
      label,
      x: 20 + 30 * index,
      y: 50,
      width: 24,
      height: 60,
    })),
  },
  data: [pictureItem('pig', 'pig'), ...right.toReversed()],
  right: right.map((item, index) => ({
    id: item.id,
    value: item.value,
    label: String(index + 1),
  })),
  instruction: 'Who gives us what?',
});
