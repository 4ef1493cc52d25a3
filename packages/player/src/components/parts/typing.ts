import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('typing');

/** Answers that are typed. */
export const typingParts = {
  typingTextContainerWithGaps: row(() => import('../typing/TypingTextContainerWithGaps.tsx')),
  typingSpeechBubbles: row(() => import('../typing/TypingSpeechBubbles.tsx')),
  typeInTextBox: row(() => import('../typing/TypeInTextBox.tsx')),
} satisfies Parts;
