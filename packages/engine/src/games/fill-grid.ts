import type { Random } from '../random.ts';
import { type Cell, type Direction, directionsOf } from './lines.ts';

/** Rows of letters; null for an empty cell. */
export type Draft = readonly (readonly (string | null)[])[];

/** A random integer from 0, below `count`. */
export const below = (random: Random, count: number): number => Math.floor(random() * count);

/** Whether the letters are on the ray from a cell. Compares letter by letter because it runs often. */
const standsAt = (grid: Draft, letters: readonly string[], start: Cell, way: Direction) => {
  let { row, column } = start;
  for (const letter of letters) {
    if (grid[row]?.[column] !== letter) return false;
    row += way.row;
    column += way.column;
  }
  return true;
};

const allWays = directionsOf(true);

/** How often the letters occur in the grid, in all eight directions. */
const countOf = (grid: Draft, letters: readonly string[]): number => {
  const [first] = letters;
  let count = 0;
  for (const [row, line] of grid.entries())
    for (const [column, letter] of line.entries())
      if (letter === first)
        count += allWays.filter(way => standsAt(grid, letters, { row, column }, way)).length;
  return count;
};

/** Words that random letters must never spell for a child. */
const unkind =
  'arse ass bitch cock cunt dick fag fat fuck hate kill nazi piss porn rape sex shit slut tit'
    .split(' ')
    .map(word => [...word]);

const fillings = 50;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const filled = (draft: Draft, random: Random): string[][] =>
  draft.map(row => row.map(letter => letter ?? alphabet[below(random, alphabet.length)] ?? 'a'));

/**
 * Fills the empty cells with random letters a to z (NOTSHOWN-55). Draws again while they spell one of
 * the words a second time, or an unkind word.
 */
export const fillGrid = (draft: Draft, words: readonly string[][], random: Random): string[][] => {
  const watched = [...words, ...unkind];
  const wanted = watched.map(letters => countOf(draft, letters));
  const isClean = (grid: string[][]) =>
    watched.every((letters, index) => countOf(grid, letters) === wanted[index]);
  let grid = filled(draft, random);
  for (let turn = 1; turn < fillings && !isClean(grid); turn += 1) grid = filled(draft, random);
  return grid;
};
