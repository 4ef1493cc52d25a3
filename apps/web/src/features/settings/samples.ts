import type { TeachingLanguage } from '@digipals/contract/constants';
import american from './color-us.mp3?no-inline';
import british from './colour-gb.mp3?no-inline';

/** A question that the two kinds of English spell and say differently. */
export type EnglishSample = { tag: string; text: string; sound: string };

export const samples: Record<TeachingLanguage, EnglishSample> = {
  gb: { tag: 'en-GB', text: 'What colour is it?', sound: british },
  us: { tag: 'en-US', text: 'What color is it?', sound: american },
};
