import { beforeEach, expect, test } from 'vitest';
import { overwriteDeleted, startOverwriting } from './overwriting.ts';

beforeEach(() => localStorage.clear());

test('SHARED-04 eight different fillers are written over what a logout has deleted, then nothing is left', () => {
  startOverwriting(localStorage);
  const written = new Set<string>();
  for (let time = 0; time < 8; time += 1) {
    overwriteDeleted(localStorage);
    const filler = localStorage.getItem('overwritingFiller') ?? '';
    expect(filler).toHaveLength(80_000);
    written.add(filler);
  }
  expect(written.size).toBe(8);
  overwriteDeleted(localStorage);
  expect({ ...localStorage }).toEqual({});
});

test('SHARED-04 without a logout nothing is written', () => {
  overwriteDeleted(localStorage);
  expect({ ...localStorage }).toEqual({});
});
