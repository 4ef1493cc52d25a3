import { wordSearch } from '@digipals/contract/constants';
import type { Random } from '../random.ts';
import { graphemes } from '../typed-text.ts';
import { below, type Draft, fillGrid } from './fill-grid.ts';
import { type Cell, type Direction, directionsOf, ray } from './lines.ts';

/** A placed word: `index` is its place in the list of words, `cells` go from its first letter to its last. */
export type PlacedWord = { index: number; word: string; cells: readonly Cell[] };

/** A skipped word: too large for the grid, or no room in 100 tries (GAME-10, GAME-11). */
export type SkippedWord = { index: number; word: string; reason: 'too large' | 'no room' };

/** A filled grid, row by row. `placed` and `skipped` are in the order of the words. */
export type WordGrid = {
  letters: readonly (readonly string[])[];
  placed: readonly PlacedWord[];
  skipped: readonly SkippedWord[];
};

type Open = (string | null)[][];

const { gridSize, placementAttempts } = wordSearch;

/** The letters of a word as in the cells: lower case, without spaces or signs (RULE-14). */
export const lettersOf = (word: string): string[] =>
  graphemes(
    word
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
  );

/** A random first row or column from which `length` letters stay inside a grid of this size. */
const startFor = (step: number, length: number, size: number, random: Random): number => {
  if (step === 0) return below(random, size);
  const first = below(random, size - length + 1);
  return step > 0 ? first : first + length - 1;
};

const letterAt = (grid: Draft, { row, column }: Cell) => grid[row]?.[column] ?? null;

/** Whether the letters fit there: only over equal letters, and never completely inside another word. */
const fits = (draft: Open, letters: readonly string[], cells: readonly Cell[]): boolean => {
  const there = cells.map(cell => letterAt(draft, cell));
  const agree = there.every((letter, step) => letter === null || letter === letters[step]);
  return agree && there.includes(null);
};

const write = (draft: Open, letters: readonly string[], cells: readonly Cell[]): void => {
  cells.forEach(({ row, column }, step) => {
    const line = draft[row];
    const letter = letters[step];
    if (line && letter !== undefined) line[column] = letter;
  });
};

/** Finds room for one word in at most 100 random tries (CONST-25) and writes it there. */
const place = (
  draft: Open,
  letters: readonly string[],
  directions: readonly Direction[],
  random: Random,
): Cell[] | null => {
  for (let attempt = 0; attempt < placementAttempts; attempt += 1) {
    const direction = directions[below(random, directions.length)];
    if (!direction) return null;
    const start = {
      row: startFor(direction.row, letters.length, draft.length, random),
      column: startFor(direction.column, letters.length, draft.length, random),
    };
    const cells = ray(start, direction, letters.length);
    if (fits(draft, letters, cells)) {
      write(draft, letters, cells);
      return cells;
    }
  }
  return null;
};

type Task = { index: number; word: string; letters: string[] };
type Outcome = { task: Task; cells: Cell[] | null };

const reasonOf = ({ letters }: Task, size: number): SkippedWord['reason'] =>
  letters.length > size ? 'too large' : 'no room';

/** How often a grid smaller than the usual one is begun again while a word has no room. */
const smallGridTries = 40;

type Given = { random: Random; backwards?: boolean; size?: number; diagonals?: boolean };

/**
 * Places words in a grid of 12 x 12 letters (CONST-24): long words first, each in at most 100 tries.
 * Words without room are in `skipped`, which the caller logs.
 *
 * @param given.backwards also against the reading direction; off by default (CONST-27)
 * @param given.size rows and columns; a smaller grid is begun again while a word has no room (PLAY-02)
 * @param given.diagonals false for words along rows and columns only
 */
export const placeWords = (words: readonly string[], given: Given): WordGrid => {
  const tries = (given.size ?? gridSize) < gridSize ? smallGridTries : 1;
  let grid = placeOnce(words, given);
  for (let turn = 1; turn < tries && isCrowded(grid); turn += 1) grid = placeOnce(words, given);
  return grid;
};

const isCrowded = ({ skipped }: WordGrid): boolean =>
  skipped.some(({ word, reason }) => reason === 'no room' && lettersOf(word).length > 0);

const placeOnce = (words: readonly string[], given: Given): WordGrid => {
  const { random, size = gridSize } = given;
  const directions = directionsOf(given.backwards, given.diagonals);
  const draft: Open = Array.from({ length: size }, () => Array(size).fill(null));
  const tasks = words.map((word, index): Task => ({ index, word, letters: lettersOf(word) }));
  const outcomes = tasks
    .toSorted((a, b) => b.letters.length - a.letters.length)
    .map((task): Outcome => {
      const { length } = task.letters;
      const isPossible = length > 0 && length <= size;
      return { task, cells: isPossible ? place(draft, task.letters, directions, random) : null };
    })
    .toSorted((a, b) => a.task.index - b.task.index);
  const placed = outcomes.flatMap(({ task: { index, word }, cells }) =>
    cells ? [{ index, word, cells }] : [],
  );
  const skipped = outcomes.flatMap(({ task, cells }) =>
    cells ? [] : [{ index: task.index, word: task.word, reason: reasonOf(task, size) }],
  );
  const shown = outcomes.flatMap(({ task, cells }) => (cells ? [task.letters] : []));
  return { letters: fillGrid(draft, shown, random), placed, skipped };
};

/**
 * The word a drawn line spells, in either direction (RULE-15): the first of `placed` with these
 * letters, wherever they are; undefined when it spells none (GAME-19).
 */
export const findWord = (
  grid: WordGrid,
  line: readonly Cell[],
  placed: readonly PlacedWord[] = grid.placed,
): PlacedWord | undefined => {
  const drawn = line.map(cell => letterAt(grid.letters, cell) ?? '');
  const spelt = [drawn.join(''), drawn.toReversed().join('')];
  return placed.find(({ word }) => spelt.includes(lettersOf(word).join('')));
};
