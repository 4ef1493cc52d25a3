import type { Item } from '@digipals/contract';
import { partOf, sampleQuestion, wordItem } from '../sample-question.ts';

/** The film of the samples: a hen and a cow walk over a farm. */
const farmFilm: Item = { id: 'farm', value: '/media/farm.mp4', label: 'a hen and a cow' };

/** The spoken texts in it. */
const farmCaptions = [
  { from: 0, to: 1, text: 'We are on a farm.' },
  { from: 1, to: 2, text: 'I can see a cow.' },
];

/** A question about it, one button for each of two words. */
const farmWords = partOf('textButtons', [wordItem('cow', 'a cow'), wordItem('cat', 'a cat')]);

/** A question for each type of this family. */
export const videoSamples = {
  video: sampleQuestion({
    type: 'video',
    data: [farmFilm],
    meta: { captions: farmCaptions },
    answers: farmWords,
    right: farmWords.data.slice(0, 1),
    instruction: 'Watch. What can you see?',
  }),
  loopingVideo: sampleQuestion({
    type: 'loopingVideo',
    data: [farmFilm],
    answers: farmWords,
    right: farmWords.data.slice(0, 1),
    instruction: 'Watch. What can you see?',
  }),
  disappearingVideo: sampleQuestion({
    type: 'disappearingVideo',
    data: [farmFilm],
    answers: farmWords,
    right: farmWords.data.slice(0, 1),
    instruction: 'Watch. What can you see?',
  }),
  videoWithTextContainer: sampleQuestion({
    type: 'videoWithTextContainer',
    data: [
      farmFilm,
      wordItem('farm-1', 'We are on a farm.'),
      wordItem('farm-2', 'I can see a cow.'),
    ],
    meta: { captions: farmCaptions },
    answers: farmWords,
    right: farmWords.data.slice(0, 1),
    instruction: 'Watch and read.',
  }),
  hiddenVideoWithLabel: sampleQuestion({
    type: 'hiddenVideoWithLabel',
    data: [farmFilm, wordItem('label', 'Who is on the farm?')],
    answers: farmWords,
    right: farmWords.data.slice(0, 1),
    instruction: 'Answer. Then watch.',
  }),
};

/** The requirement that each type fulfils. */
export const videoIds = {
  video: 'COMP-02',
  loopingVideo: 'COMP-03',
  disappearingVideo: 'COMP-04',
  videoWithTextContainer: 'COMP-05',
  hiddenVideoWithLabel: 'COMP-32',
};
