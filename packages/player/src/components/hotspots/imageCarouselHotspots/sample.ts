import { sampleQuestion, wordItem } from '../../sample-question.ts';

const items = [wordItem('cow', 'cow'), wordItem('horse', 'horse')];

export const sample = sampleQuestion({
  type: 'imageCarouselHotspots',
  data: items,
  right: items,
  meta: {
    slides: [
      { id: 'farm', value: '/media/farm.webp', label: 'a farm' },
      { id: 'field', value: '/media/horse.webp', label: 'an animal' },
    ],
    spots: [
      { id: 'cow', slide: 'farm', x: 21, y: 69, width: 14, height: 18 },
      { id: 'horse', slide: 'field', x: 50, y: 50, width: 60, height: 70 },
    ],
  },
  instruction: 'Look at all the pictures. Find the animals.',
});
