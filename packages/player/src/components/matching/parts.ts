import { verticalTextButtonsSentences } from './verticalTextButtonsSentences/index.ts';
import { verticalTextButtonsWithAudio } from './verticalTextButtonsWithAudio/index.ts';

/** The component types of this family. */
export const matchingParts = { verticalTextButtonsWithAudio, verticalTextButtonsSentences };
