import { sampleQuestion, wordItem } from '../../sample-question.ts';

const items = [wordItem('hen', 'hen'), wordItem('cow', 'cow')];

export const sample = sampleQuestion({
  type: 'videoHotspots',
  data: items,
  right: items,
  meta: {
    video: { value: '/media/farm.mp4', label: 'A hen and a cow walk over a farm.' },
    spots: [
      {
        id: 'hen',
        width: 20,
        height: 30,
        from: 0,
        to: 2,
        keys: [
          { at: 0, x: 15, y: 82 },
          { at: 2, x: 40, y: 82 },
        ],
      },
      {
        id: 'cow',
        width: 26,
        height: 40,
        from: 0,
        to: 2,
        keys: [
          { at: 0, x: 84, y: 72 },
          { at: 2, x: 59, y: 72 },
        ],
      },
    ],
  },
  instruction: 'Find them in the film.',
});
