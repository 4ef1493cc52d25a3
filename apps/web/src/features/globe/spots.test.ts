import { expect, test } from 'vitest';
import land from './land.json';
import { spotOf } from './spots.ts';
import { angleBetween, readWorld, vectorOf } from './world.ts';

const world = readWorld();
const degrees = (code: string, longitude: number, latitude: number): number => {
  const spot = spotOf(world, code);
  if (!spot) throw new Error(`${code} has no place`);
  return (angleBetween(spot, vectorOf(longitude, latitude)) * 180) / Math.PI;
};

test.each([
  ['gb', -2, 54],
  ['tr', 35, 39],
  ['az', 48, 40],
  ['th', 101, 15],
  ['cn', 104, 36],
  ['ru', 97, 61],
  ['es', -4, 40],
  ['fr', 2.5, 46.5],
  ['us', -99, 40],
  ['br', -53, -11],
  ['ke', 38, 0.5],
  ['au', 134, -25],
  ['jp', 138, 36],
  ['za', 25, -29],
  ['ar', -65, -35],
  ['ca', -98, 57],
  ['sg', 103.8, 1.4],
] as const)('a friend from %s is marked near %d° %d°', (code, longitude, latitude) => {
  expect(degrees(code, longitude, latitude)).toBeLessThan(5.5);
});

test('every country on the map has its mark on its own land', () => {
  for (const { code, rings } of world.countries) {
    const spot = spotOf(world, code);
    const [mainland] = rings;
    if (!spot || !mainland) throw new Error(`${code} has no place`);
    expect(Math.sin(angleBetween(spot, mainland.centre)), code).toBeLessThan(mainland.reach + 0.01);
  }
});

test('countries too small for the map have a position; unknown codes have none', () => {
  for (const code of 'bq bv cc cx gf gi gp mq re sj tk tv um xk yt'.split(' ')) {
    expect(spotOf(world, code), code).not.toBeNull();
  }
  expect(spotOf(world, 'zz')).toBeNull();
});

test('the land has more than 200 countries, and neighbours differ in colour', () => {
  expect(land.countries.length).toBeGreaterThan(200);
  const colourOf = (code: string) => land.countries.find(country => country.code === code)?.colour;
  for (const [one, other] of ['fr es', 'us ca', 'cn ru', 'th mm', 'ar cl', 'za ls'].map(pair =>
    pair.split(' '),
  )) {
    expect(colourOf(one ?? '')).not.toBe(colourOf(other ?? ''));
  }
});
