import { wordSearch } from '@digipals/contract/constants';
import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { type Cell, directionsOf, lineBetween } from './lines.ts';
import { findWord, lettersOf, placeWords, type WordGrid } from './word-search.ts';

const animals = ['cow', 'horse', 'duck', 'tractor', 'sheep', 'hen'];
const at = (row: number, column: number): Cell => ({ row, column });
const spelt = (grid: WordGrid, cells: readonly Cell[]): string =>
  cells.map(({ row, column }) => grid.letters[row]?.[column]).join('');
const placedIn = (grid: WordGrid, word: string) => {
  const found = grid.placed.find(placed => placed.word === word);
  if (!found) throw new Error(`${word} has no place`);
  return found;
};

test('CONST-24 NOTSHOWN-55 the grid is 12 x 12, every cell a letter a to z', () => {
  const { letters } = placeWords(animals, { random: seededRandom(1) });
  expect(letters.map(row => row.length)).toEqual(Array(12).fill(12));
  expect(letters.flat().join('')).toMatch(/^[a-z]{144}$/);
});

test('CONST-26 NOTSHOWN-54 words run right, down, down-right or up-right', () => {
  expect(directionsOf()).toEqual([
    { row: 0, column: 1 },
    { row: 1, column: 0 },
    { row: 1, column: 1 },
    { row: -1, column: 1 },
  ]);
  expect(directionsOf()).toHaveLength(wordSearch.directions);
});

test('CONST-27 backwards adds the reverses and is off by default', () => {
  expect(directionsOf(true)).toHaveLength(wordSearch.directionsBackwards);
  expect(new Set(directionsOf(true).map(({ row, column }) => `${row}/${column}`)).size).toBe(8);
  const isBackwards = ({ placed }: WordGrid) =>
    placed.some(({ cells: [from = at(0, 0), next = at(0, 0)] }) => {
      const column = next.column - from.column;
      return column < 0 || (column === 0 && next.row < from.row);
    });
  const grids = (backwards?: boolean) =>
    Array.from({ length: 30 }, (_, seed) =>
      placeWords(animals, {
        random: seededRandom(seed),
        ...(backwards === undefined ? {} : { backwards }),
      }),
    );
  expect(grids().some(isBackwards)).toBe(false);
  expect(grids(true).some(isBackwards)).toBe(true);
});

test('PLAY-02 a smaller grid without diagonals has words only along rows and columns', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const { letters, placed, skipped } = placeWords(animals, {
      random: seededRandom(seed),
      size: 8,
      diagonals: false,
    });
    expect([letters.length, letters.flat().length, skipped]).toEqual([8, 64, []]);
    for (const { cells } of placed) {
      const [from = at(0, 0), next = at(0, 0)] = cells;
      expect([[0, 1].join(), [1, 0].join()]).toContain(
        [next.row - from.row, next.column - from.column].join(),
      );
      expect(lineBetween(from, cells.at(-1) ?? from, 8)).toEqual(cells);
    }
  }
});

test('PLAY-02 a smaller grid is begun again while a word has no room', () => {
  const words = ['hello', 'friend', 'happy', 'girl', 'three'];
  for (let seed = 0; seed < 60; seed += 1) {
    const given = { random: seededRandom(seed), size: 7, diagonals: false };
    expect(placeWords(words, given).skipped).toEqual([]);
  }
  const tooMany = Array.from({ length: 12 }, (_, index) =>
    String.fromCharCode(97 + index).repeat(5),
  );
  const crowded = placeWords(tooMany, { random: seededRandom(1), size: 5, diagonals: false });
  expect(crowded.placed.length + crowded.skipped.length).toBe(12);
});

test('RULE-14 ice cream is placed as ICECREAM', () => {
  const grid = placeWords(['ice cream'], { random: seededRandom(2) });
  expect(spelt(grid, placedIn(grid, 'ice cream').cells).toUpperCase()).toBe('ICECREAM');
  expect(lettersOf(' Ice  Cream ').join('')).toBe('icecream');
});

test('GAME-10 a word of 13 letters is skipped, the others are placed', () => {
  const grid = placeWords(['cow', 'a'.repeat(13), 'hen', '!'], { random: seededRandom(3) });
  expect(grid.placed.map(({ word }) => word)).toEqual(['cow', 'hen']);
  expect(grid.skipped).toEqual([
    { index: 1, word: 'a'.repeat(13), reason: 'too large' },
    { index: 3, word: '!', reason: 'no room' },
  ]);
});

test('GAME-11 CONST-25 a word without room is tried 100 times and skipped', () => {
  let asked = 0;
  // Always the same corner: a second word of the same length never finds room.
  const random = () => {
    asked += 1;
    return 0;
  };
  const { placed } = placeWords(['cow'], { random });
  const forOne = asked;
  const grid = placeWords(['cow', 'hen'], { random });
  expect(placed).toHaveLength(1);
  expect(grid.placed.map(({ word }) => word)).toEqual(['cow']);
  expect(grid.skipped).toEqual([{ index: 1, word: 'hen', reason: 'no room' }]);
  // Each try asks for a direction, a row and a column.
  expect(asked - 2 * forOne).toBe(wordSearch.placementAttempts * 3);
});

test('GAME-11 a crowded grid skips words and keeps the others intact', () => {
  const long = Array.from({ length: 20 }, (_, index) => String.fromCharCode(97 + index).repeat(12));
  const grid = placeWords(long, { random: seededRandom(4) });
  expect(grid.skipped.length).toBeGreaterThan(0);
  expect(grid.placed.length + grid.skipped.length).toBe(20);
  for (const { word, cells } of grid.placed) expect(spelt(grid, cells)).toBe(word);
});

test('RULE-13 a line must be horizontal, vertical or diagonal', () => {
  expect(lineBetween(at(2, 2), at(2, 4))).toEqual([at(2, 2), at(2, 3), at(2, 4)]);
  expect(lineBetween(at(4, 2), at(2, 2))).toEqual([at(4, 2), at(3, 2), at(2, 2)]);
  expect(lineBetween(at(2, 4), at(4, 2))).toEqual([at(2, 4), at(3, 3), at(4, 2)]);
  expect(lineBetween(at(2, 2), at(2, 2))).toEqual([at(2, 2)]);
  expect([lineBetween(at(0, 0), at(1, 2)), lineBetween(at(0, 0), at(3, 4))]).toEqual([null, null]);
  expect(lineBetween(at(0, 0), at(12, 12))).toBeNull();
  expect(lineBetween(at(0, 0), at(8, 8), 8)).toBeNull();
});

test('RULE-15 a word is found forwards and backwards', () => {
  const grid = placeWords(animals, { random: seededRandom(5) });
  for (const placed of grid.placed) {
    const [from, to] = [placed.cells[0], placed.cells.at(-1)];
    if (!from || !to) throw new Error('a word has letters');
    expect(findWord(grid, lineBetween(from, to) ?? [])).toEqual(placed);
    expect(findWord(grid, lineBetween(to, from) ?? [])).toEqual(placed);
  }
});

test('GAME-19 a line that spells no word, or only a part of one, finds nothing', () => {
  const grid = placeWords(['tractor'], { random: seededRandom(6) });
  const { cells } = placedIn(grid, 'tractor');
  expect(findWord(grid, cells.slice(0, 5))).toBeUndefined();
  expect(findWord(grid, [])).toBeUndefined();
  expect(findWord(grid, cells)?.word).toBe('tractor');
});

test('a word counts wherever its letters are, until it is found', () => {
  const grid = placeWords(['hen', 'hens'], { random: seededRandom(7) });
  const inside = placedIn(grid, 'hens').cells.slice(0, 3);
  expect(findWord(grid, inside)?.word).toBe('hen');
  expect(findWord(grid, inside, [placedIn(grid, 'hens')])).toBeUndefined();
});

test('random letters never spell a listed word a second time', () => {
  const rows = (grid: WordGrid) => {
    const lines = grid.letters.map(row => row.join(''));
    return [...lines, ...lines.map(line => [...line].reverse().join(''))].join(' ');
  };
  for (let seed = 0; seed < 40; seed += 1) {
    const grid = placeWords(['at', 'cow', 'horse'], { random: seededRandom(seed) });
    expect(rows(grid).split('at').length - 1).toBeLessThanOrEqual(1);
    expect(rows(grid)).not.toMatch(/ass|sex|fuck/);
  }
});
