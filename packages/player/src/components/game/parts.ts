import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('game');

/** Games that end by themselves. */
export const gameParts = {
  wordSearch: row(() => import('./wordSearch/View.tsx')),
  spellingGame: row(() => import('./spellingGame/View.tsx')),
} satisfies Parts;
