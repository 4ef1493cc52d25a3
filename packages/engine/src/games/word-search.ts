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

/** A random first row or column from which `length` letters stay inside the grid. */
const startFor = (step: number, length: number, random: Random): number => {
  if (step === 0) return below(random, gridSize);
  const first = below(random, gridSize - length + 1);
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
      row: startFor(direction.row, letters.length, random),
      column: startFor(direction.column, letters.length, random),
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

const reasonOf = ({ letters }: Task): SkippedWord['reason'] =>
  letters.length > gridSize ? 'too large' : 'no room';

/**
 * Places words in a grid of 12 x 12 letters (CONST-24): long words first, each in at most 100 tries.
 * Words without room are in `skipped`, which the caller logs.
 *
 * @param given.backwards also against the reading direction; off by default (CONST-27)
 */
export const placeWords = (
  words: readonly string[],
  given: { random: Random; backwards?: boolean },
): WordGrid => {
  const { random } = given;
  const directions = directionsOf(given.backwards);
  const draft: Open = Array.from({ length: gridSize }, () => Array(gridSize).fill(null));
  const tasks = words.map((word, index): Task => ({ index, word, letters: lettersOf(word) }));
  const outcomes = tasks
    .toSorted((a, b) => b.letters.length - a.letters.length)
    .map((task): Outcome => {
      const { length } = task.letters;
      const isPossible = length > 0 && length <= gridSize;
      return { task, cells: isPossible ? place(draft, task.letters, directions, random) : null };
    })
    .toSorted((a, b) => a.task.index - b.task.index);
  const placed = outcomes.flatMap(({ task: { index, word }, cells }) =>
    cells ? [{ index, word, cells }] : [],
  );
  const skipped = outcomes.flatMap(({ task, cells }) =>
    cells ? [] : [{ index: task.index, word: task.word, reason: reasonOf(task) }],
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
