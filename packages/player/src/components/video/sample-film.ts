import type { Item } from '@digipals/contract';
import { partOf, wordItem } from '../sample-question.ts';

/** The film of the samples: a hen and a cow walk over a farm. */
export const farmFilm: Item = { id: 'farm', value: '/media/farm.mp4', label: 'a hen and a cow' };

/** What is heard in it. */
export const farmCaptions = [
  { from: 0, to: 1, text: 'We are on a farm.' },
  { from: 1, to: 2, text: 'I can see a cow.' },
];

/** A question about it, one button for each of two words. */
export const farmWords = partOf('textButtons', [
  wordItem('cow', 'a cow'),
  wordItem('cat', 'a cat'),
]);
