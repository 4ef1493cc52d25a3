import { sampleQuestion, wordItem } from '../../sample-question.ts';

const places = { sun: [15, 28], cow: [30, 84], tree: [89, 22], hen: [68, 84] } as const;
const right = Object.keys(places).map(word => wordItem(word, word));

export const sample = sampleQuestion({
  type: 'draggableTextButtonsForHotspots',
  meta: {
    picture: { value: '/media/barn.webp', label: 'a farm' },
    spots: Object.entries(places).map(([id, [x, y]]) => ({ id, x, y, width: 18, height: 12 })),
  },
  data: [wordItem('cat', 'cat'), ...right.toReversed()],
  right: right.map((item, index) => ({ ...item, label: String(index + 1) })),
  instruction: 'Put the words on the picture.',
});
