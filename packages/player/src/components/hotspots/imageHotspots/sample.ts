import { sampleQuestion, wordItem } from '../../sample-question.ts';

const items = [wordItem('cow', 'cow'), wordItem('barn', 'barn'), wordItem('tractor', 'tractor')];

export const sample = sampleQuestion({
  type: 'imageHotspots',
  data: items,
  right: items,
  meta: {
    picture: { value: '/media/farm.webp', label: 'a farm' },
    spots: [
      { id: 'cow', x: 21, y: 69, width: 14, height: 18 },
      { id: 'barn', x: 61, y: 50, width: 24, height: 36 },
      { id: 'tractor', x: 87.5, y: 67, width: 17, height: 24 },
    ],
  },
  instruction: 'Find them all.',
});
