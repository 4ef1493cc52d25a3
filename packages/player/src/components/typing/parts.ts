import { typeInTextBox } from './typeInTextBox/index.ts';
import { typingSpeechBubbles } from './typingSpeechBubbles/index.ts';
import { typingTextContainerWithGaps } from './typingTextContainerWithGaps/index.ts';

/** The component types of this family. */
export const typingParts = { typingTextContainerWithGaps, typingSpeechBubbles, typeInTextBox };
