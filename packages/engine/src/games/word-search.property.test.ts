import { wordSearch } from '@digipals/contract/constants';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { type Cell, directionsOf, lineBetween } from './lines.ts';
import { findWord, lettersOf, placeWords, type WordGrid } from './word-search.ts';

/** Few letters, so that words cross, contain each other and crowd the grid. */
const letter = fc.constantFrom(...'abcE', ' ', 'é');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 14 });
const english = fc.constantFrom(
  'cow',
  'ice cream',
  'tractor',
  'Hen',
  'hens',
  'level',
  'grandmother',
);

const anyGrid = fc
  .record({
    words: fc.array(fc.oneof(word, english), { maxLength: 16 }),
    seed: fc.nat(),
    backwards: fc.option(fc.boolean(), { nil: undefined }),
  })
  .map(({ words, seed, backwards }) => {
    const grid = placeWords(words, {
      random: seededRandom(seed),
      ...(backwards === undefined ? {} : { backwards }),
    });
    return { words, backwards: backwards ?? false, grid };
  });

const letterAt = (grid: WordGrid, { row, column }: Cell) => grid.letters[row]?.[column];

const check = (look: (given: { words: string[]; backwards: boolean; grid: WordGrid }) => void) =>
  fc.assert(fc.property(anyGrid, look), { numRuns: 150, seed: 12 });

test('CONST-24 every grid contains every placed word, and no word overwrites another', () => {
  check(({ grid }) => {
    expect(grid.letters.flat()).toHaveLength(wordSearch.gridSize ** 2);
    for (const { word: placed, cells } of grid.placed)
      expect(cells.map(cell => letterAt(grid, cell))).toEqual(lettersOf(placed));
  });
});

test('GAME-10 GAME-11 every word is either placed or skipped, and "too large" means longer than the grid', () => {
  check(({ words, grid }) => {
    const all = [...grid.placed, ...grid.skipped].toSorted((a, b) => a.index - b.index);
    expect(all.map(({ index }) => index)).toEqual(words.map((_, index) => index));
    expect(all.map(entry => entry.word)).toEqual(words);
    for (const { word: skipped, reason } of grid.skipped)
      expect(reason === 'too large').toBe(lettersOf(skipped).length > wordSearch.gridSize);
  });
});

test('CONST-26 CONST-27 RULE-13 every word is on a straight line in an allowed direction', () => {
  check(({ backwards, grid }) => {
    for (const { cells } of grid.placed) {
      const [from, next] = cells;
      const to = cells.at(-1);
      if (!from || !to) throw new Error('a placed word has cells');
      expect(lineBetween(from, to)).toEqual(cells);
      if (next)
        expect(directionsOf(backwards)).toContainEqual({
          row: next.row - from.row,
          column: next.column - from.column,
        });
    }
  });
});

test('RULE-15 every placed word is found in either direction', () => {
  check(({ grid }) => {
    for (const placed of grid.placed) {
      for (const line of [placed.cells, placed.cells.toReversed()])
        expect(lettersOf(findWord(grid, line)?.word ?? '')).toSatisfy((found: string[]) =>
          [found.join(), found.toReversed().join()].includes(lettersOf(placed.word).join()),
        );
      expect(findWord(grid, placed.cells, [placed])).toBe(placed);
    }
  });
});
