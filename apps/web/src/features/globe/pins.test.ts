import { expect, test } from 'vitest';
import { makeSummary } from '../../testing/makers.ts';
import { homesOf, pinsOf } from './pins.ts';
import { readWorld } from './world.ts';

const world = readWorld();
const friend = (userId: string, country: string) =>
  makeSummary({ userId, username: userId, country });
const byCode = (one: string, other: string) => one.localeCompare(other);
const friends = [
  friend('ali', 'tr'),
  friend('leyla', 'az'),
  friend('wei', 'cn'),
  friend('elif', 'tr'),
  friend('nobody-knows', 'zz'),
];

test('friends are sorted by country, the country with most friends first', () => {
  const homes = homesOf(world, friends, byCode);
  expect(homes.map(({ country }) => country)).toEqual(['tr', 'az', 'cn', 'zz']);
  expect(homes[0]?.friends.map(({ userId }) => userId)).toEqual(['ali', 'elif']);
});

test('friends of one country share a mark; a country the globe does not know has none', () => {
  const pins = pinsOf(homesOf(world, friends, byCode), 0.05);
  expect(pins.map(({ key, friends: those }) => [key, those.length])).toEqual([
    ['tr', 2],
    ['az', 1],
    ['cn', 1],
  ]);
});

test('neighbouring countries share a mark where their faces would overlap, and no friend is lost', () => {
  const pins = pinsOf(homesOf(world, friends, byCode), 0.25);
  expect(pins.map(({ friends: those }) => those.map(({ userId }) => userId))).toEqual([
    ['ali', 'elif', 'leyla'],
    ['wei'],
  ]);
});
