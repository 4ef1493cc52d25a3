import { expect, test } from 'vitest';
import { bandOf } from './age-band.policy.ts';

const at = new Date('2026-11-24T12:00:00Z');

test.each([
  [{ year: 2019, month: 11 }, 1],
  [{ year: 2017, month: 12 }, 1],
  [{ year: 2017, month: 11 }, 1],
  [{ year: 2017, month: 10 }, 2],
  [{ year: 2015, month: 11 }, 2],
  [{ year: 2015, month: 10 }, 3],
  [{ year: 2012, month: 1 }, 3],
])('CLASS-04 a child born in %o is in age band %i', (birth, band) => {
  expect(bandOf(birth, 2, at)).toBe(band);
});

test('CLASS-04 a child without a birth month is in the band of its class', () => {
  expect([bandOf(null, 1, at), bandOf(null, 3, at)]).toEqual([1, 3]);
});
