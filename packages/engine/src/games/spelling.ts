import { spelling } from '@digipals/contract/constants';
import type { Random } from '../random.ts';
import { emptyBox, graphemes } from '../typed-text.ts';

/** A spelling game: `pressed` are the keys a to z used up by presses and clues. */
export type Spelling = { word: string; pressed: readonly string[]; balloons: number };

/** A character of the word: `key` is the key that fills it, null when it is shown from the start. */
export type SpellingBox = { text: string; key: string | null; shown: boolean };

const keys = spelling.keyRows.join('');

/** Ignores case (RULE-16) and accents: there are no keys for them. */
const keyOf = (character: string): string | null => {
  const base = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return base.length === 1 && keys.includes(base) ? base : null;
};

const boxesFor = (word: string, pressed: readonly string[]): SpellingBox[] =>
  graphemes(word).map(text => {
    const key = keyOf(text);
    return { text, key, shown: key === null || pressed.includes(key) };
  });

/** The word box by box; spaces and signs are shown from the start (NOTSHOWN-53). */
export const spellingBoxes = ({ word, pressed }: Spelling): SpellingBox[] =>
  boxesFor(word, pressed);

/**
 * A new game with 10 balloons (CONST-21).
 *
 * @param shown the letters that are already shown, from `speltSoFar`
 */
export const startSpelling = (word: string, shown = ''): Spelling => {
  const known = graphemes(shown);
  const pressed = boxesFor(word, []).flatMap(({ text, key }, at) =>
    key !== null && known[at] === text ? [key] : [],
  );
  return { word, pressed: [...new Set(pressed)], balloons: spelling.balloons };
};

/** The word with `_` for each missing letter. */
export const speltSoFar = (game: Spelling): string =>
  spellingBoxes(game)
    .map(({ text, shown }) => (shown ? text : emptyBox))
    .join('');

/** Whether every letter is shown (GAME-07). */
export const isSpelt = (game: Spelling): boolean => spellingBoxes(game).every(({ shown }) => shown);

/** Whether the last balloon is gone (GAME-06). */
export const isLost = ({ balloons }: Spelling): boolean => balloons === 0;

const isOver = (game: Spelling): boolean => isLost(game) || isSpelt(game);

/** Whether a pressed key was right; undefined for a key that can still be pressed. */
export const spellingKey = (game: Spelling, key: string): 'right' | 'wrong' | undefined => {
  if (!game.pressed.includes(key)) return undefined;
  return boxesFor(game.word, []).some(box => box.key === key) ? 'right' : 'wrong';
};

/**
 * Presses a key: fills all its places (GAME-02) or costs one balloon (GAME-03). Each key counts
 * once (GAME-01); other keys, or keys after the end, change nothing.
 */
export const pressKey = (game: Spelling, key: string): Spelling => {
  const letter = key.toLowerCase();
  const isKey = letter.length === 1 && keys.includes(letter);
  if (!isKey || game.pressed.includes(letter) || isOver(game)) return game;
  const next = { ...game, pressed: [...game.pressed, letter] };
  return spellingKey(next, letter) === 'right' ? next : { ...next, balloons: game.balloons - 1 };
};

/** The keys of the letters that are not shown, one for each place. */
const missingKeys = (game: Spelling): string[] =>
  spellingBoxes(game).flatMap(({ key, shown }) => (key && !shown ? [key] : []));

/**
 * A clue costs 2 balloons, so more than 2 must be left (GAME-05). Like every hint it leaves the last letter to the
 * child (PLAYER-74).
 */
export const canClue = (game: Spelling): boolean =>
  game.balloons > spelling.clueCost && !isOver(game) && new Set(missingKeys(game)).size > 1;

/** Pays for a clue, which reveals a random missing letter in all its places (GAME-04, AMBIG-38). */
export const takeClue = (game: Spelling, random: Random): Spelling => {
  const missing = missingKeys(game);
  const letter = missing[Math.floor(random() * missing.length)];
  if (!canClue(game) || letter === undefined) return game;
  const balloons = game.balloons - spelling.clueCost;
  return { ...game, pressed: [...game.pressed, letter], balloons };
};
