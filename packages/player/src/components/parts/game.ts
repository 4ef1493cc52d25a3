import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('game');

/** Games that answer when they end. */
export const gameParts = {
  wordSearch: row(() => import('../game/wordSearch/View.tsx')),
  spellingGame: row(() => import('../game/spellingGame/View.tsx')),
} satisfies Parts;
