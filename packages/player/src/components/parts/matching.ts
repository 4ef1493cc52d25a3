import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('matching');

/** Words in columns that match. */
export const matchingParts = {
  verticalTextButtonsWithAudio: row(() => import('../matching/VerticalTextButtonsWithAudio.tsx')),
  verticalTextButtonsSentences: row(() => import('../matching/VerticalTextButtonsSentences.tsx')),
} satisfies Parts;
