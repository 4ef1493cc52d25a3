import {
  countable,
  type Drawing,
  drawing,
  frog,
  type Picture,
  put,
  rect,
  snugTile,
  thing,
} from '../../../../tools/content/art/index.ts';
import { boxFromAbove, closedBox, sock, standingDuck } from './l12-parts.ts';

const star = thing('star');
const flower = thing('flower');

const many = (name: string, one: Drawing, ...counts: readonly number[]): Picture[] =>
  counts.map(count => snugTile(`l12-${name}-${count}`, countable(one, count)));

/** A thing that is wider than high, in a square with a margin: the places of a row are square. */
const inSquare = (one: Drawing): Drawing => {
  const [, , width, height] = one.box;
  const side = width * 1.1;
  return drawing([0, 0, side, side], put(one, side / 2, (side + height) / 2, { height }));
};

/** Two rows of the same number: narrow things become larger than in rows of five. */
const twoRows = (one: Drawing, inRow: number): Drawing => {
  const places = Array.from({ length: 2 * inRow }, (_, at) =>
    put(one, 40 + (at % inRow) * 80, 96 + Math.floor(at / inRow) * 104, { height: 90 }),
  );
  return drawing([0, 0, 80 * inRow, 208], ...places);
};

/** Two groups next to each other. */
const groups = (name: string, left: Drawing, right: Drawing): Picture => {
  const wide = (one: Drawing): number => (300 * one.box[2]) / one.box[3];
  const width = wide(left) + wide(right) + 60;
  return snugTile(
    name,
    drawing(
      [0, 0, width, 300],
      put(left, wide(left) / 2, 300, { height: 300 }),
      put(right, width - wide(right) / 2, 300, { height: 300 }),
    ),
  );
};

/** Pictures of lesson 12 of things to count. */
export const pictures: readonly Picture[] = [
  ...many('star', star, 13, 14, 16),
  ...many('flower', flower, 12, 13, 14, 20),
  ...many('tree', thing('tree'), 12, 14, 20),
  ...many('sock', sock(), 3, 5),
  snugTile('l12-sock-16', twoRows(sock(), 8)),
  ...many('shoe', inSquare(thing('shoe')), 3, 5),
  ...many('boot', inSquare(thing('boot')), 2, 3),
  ...many('egg', thing('egg'), 15),
  ...many('duck', standingDuck(), 3),
  ...many('rabbit', thing('rabbit'), 4),
  ...many('bird', thing('bird'), 7),
  ...many('frog', frog(), 5),
  groups('l12-box-1-star-15', closedBox(), countable(star, 15)),
  snugTile(
    'l12-book-12-box-1',
    drawing(
      [0, 0, 660, 250],
      rect([0, 226, 660, 20], '#c9935d', 8),
      rect([0, 108, 660, 16], '#c9935d', 8),
      ...Array.from({ length: 12 }, (_, at) =>
        put(
          thing(`closed-book-${['red', 'green', 'blue', 'orange'][at % 4]}`),
          46 + (at % 6) * 78,
          110 + Math.floor(at / 6) * 118,
          { height: 100 },
        ),
      ),
      put(closedBox(), 576, 228, { height: 104 }),
    ),
  ),
  snugTile('l12-box-0-flower-20', countable(flower, 20)),
  groups('l12-apple-4-egg-5', countable(thing('apple'), 4), countable(thing('egg'), 5)),
  groups('l12-star-10-tree-1', countable(star, 10), thing('tree')),
  ...[14, 16].flatMap(count => [
    snugTile(`l12-box-flower-${count}`, boxFromAbove(countable(flower, count))),
    snugTile(`l12-box-star-${count}`, boxFromAbove(countable(star, count))),
  ]),
];
