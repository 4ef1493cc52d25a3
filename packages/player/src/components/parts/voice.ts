import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('voice');

/** Turns of speaking and singing, which must be completed. */
export const voiceParts = {
  karaokeListen: { ...row(() => import('../voice/karaokeListen/View.tsx')), hidesSides: true },
  speakingActivity: row(() => import('../voice/speakingActivity/View.tsx')),
} satisfies Parts;
