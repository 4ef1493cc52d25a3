import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('typing');

/** Answers that are typed. */
export const typingParts = {
  typingTextContainerWithGaps: row(() => import('./TypingTextContainerWithGaps.tsx')),
  typingSpeechBubbles: row(() => import('./TypingSpeechBubbles.tsx')),
  typeInTextBox: row(() => import('./TypeInTextBox.tsx')),
} satisfies Parts;
