import { spellingGame } from './spellingGame/index.ts';
import { wordSearch } from './wordSearch/index.ts';

/** The component types of this family. */
export const gameParts = { wordSearch, spellingGame };
