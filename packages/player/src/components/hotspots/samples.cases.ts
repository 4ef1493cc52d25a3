import { sampleQuestion, wordItem } from '../sample-question.ts';

const farmItems = [
  wordItem('cow', 'cow'),
  wordItem('barn', 'barn'),
  wordItem('tractor', 'tractor'),
];

const filmItems = [wordItem('hen', 'hen'), wordItem('cow', 'cow')];

const slideItems = [wordItem('cow', 'cow'), wordItem('horse', 'horse')];

/** A question for each type of this family. */
export const hotspotsSamples = {
  imageHotspots: sampleQuestion({
    type: 'imageHotspots',
    data: farmItems,
    right: farmItems,
    meta: {
      picture: { value: '/media/farm.webp', label: 'a farm' },
      spots: [
        { id: 'cow', x: 21, y: 69, width: 14, height: 18 },
        { id: 'barn', x: 61, y: 50, width: 24, height: 36 },
        { id: 'tractor', x: 87.5, y: 67, width: 17, height: 24 },
      ],
    },
    instruction: 'Find them all.',
  }),
  videoHotspots: sampleQuestion({
    type: 'videoHotspots',
    data: filmItems,
    right: filmItems,
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
  }),
  imageCarouselHotspots: sampleQuestion({
    type: 'imageCarouselHotspots',
    data: slideItems,
    right: slideItems,
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
  }),
};

/** The requirement that each type fulfils. */
export const hotspotsIds = {
  imageHotspots: 'COMP-34',
  videoHotspots: 'COMP-33',
  imageCarouselHotspots: 'COMP-08',
};
