import type { Growth } from '@digipals/contract';
import sprout from './art/plant-1.svg?no-inline';
import leaves from './art/plant-2.svg?no-inline';
import budPink from './art/plant-3a.svg?no-inline';
import budOrange from './art/plant-3b.svg?no-inline';
import budBlue from './art/plant-3c.svg?no-inline';
import budRed from './art/plant-3d.svg?no-inline';
import bloomPink from './art/plant-4a.svg?no-inline';
import bloomOrange from './art/plant-4b.svg?no-inline';
import bloomBlue from './art/plant-4c.svg?no-inline';
import bloomRed from './art/plant-4d.svg?no-inline';

const buds = [budPink, budOrange, budBlue, budRed];
const blooms = [bloomPink, bloomOrange, bloomBlue, bloomRed];
const pictures: Record<Growth, readonly string[]> = {
  seen: [sprout],
  understood: [leaves],
  said: buds,
  spelt: blooms,
};

/** The picture of a plant: a word keeps its colour. */
export function plantOf(wordId: string, growth: Growth): string {
  const sum = [...wordId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const list = pictures[growth];
  return list[sum % list.length] ?? sprout;
}

/** Names of what a child has done with a word. */
export const growthTexts = {
  seen: 'words.seen',
  understood: 'words.understood',
  said: 'words.said',
  spelt: 'words.spelt',
} as const satisfies Record<Growth, string>;
