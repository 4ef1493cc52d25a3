import { expect, test } from 'vitest';
import { pictureOf, rowsOf, spotsOf } from './scene-spots.ts';

const spot = (id: string, x: number, y: number) => ({ id, x, y, width: 10, height: 10 });
const part = (meta: Record<string, unknown>) => ({
  id: 'a',
  type: 'imageHotspots',
  data: [],
  meta,
});

test('COMP-36 places without a picture are in rows by their height, from top to bottom', () => {
  const spots = [
    spot('mum', 30, 60),
    spot('grandma', 20, 20),
    spot('dad', 70, 66),
    spot('me', 50, 90),
  ];
  expect(rowsOf(spots).map(row => row.map(({ id }) => id))).toEqual([
    ['grandma'],
    ['mum', 'dad'],
    ['me'],
  ]);
});

test('a component without places or a picture has none', () => {
  expect([spotsOf(part({})), pictureOf(part({}))]).toEqual([[], undefined]);
  const picture = { value: '/media/farm.webp', label: 'a farm' };
  const spots = [spot('sun', 10, 10)];
  expect([spotsOf(part({ spots })), pictureOf(part({ picture }))]).toEqual([spots, picture]);
});
