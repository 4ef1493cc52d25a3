import {
  coloured,
  countable,
  type Drawing,
  drawing,
  oval,
  type Picture,
  put,
  rect,
  robot,
  type Svg,
  shape,
  snugTile,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { pencil, sock } from './l12-parts.ts';

const star = thing('star');
const flower = thing('flower');

const framed = (fill: string, ...inside: readonly Svg[]): Svg =>
  `<clipPath id="card">${rect([0, 0, 256, 256], '#fff', 26)}</clipPath><g clip-path="url(#card)">${rect([0, 0, 256, 256], fill)}${inside.join('')}</g>`;

/** A night sky with stars over a flower bed. */
const night = (name: string, stars: number, flowers: number): Picture =>
  tileOf(
    name,
    framed(
      '#33458f',
      put(countable(star, stars), 128, 122, { height: stars === 1 ? 84 : 100 }),
      rect([0, 150, 256, 106], '#5fa862'),
      shape(
        'M14 224 Q16 184 40 180 H216 Q240 184 242 224 Q240 246 216 248 H40 Q16 246 14 224Z',
        '#7a5234',
      ),
      ...Array.from({ length: flowers }, (_, at) => put(flower, 40 + at * 35, 238, { height: 72 })),
    ),
  );

/** Cats under a kitchen table, or next to it. */
const cats = (count: number, where: 'under' | 'next'): Picture => {
  const isUnder = where === 'under';
  const [middle, width] = isUnder ? [180, 320] : [80, 140];
  const left = middle - width / 2;
  const first = isUnder ? middle - (count - 1) * 42 : 188;
  return snugTile(
    `l12-cats-${count}-${where}`,
    drawing(
      [0, 0, 360, 250],
      `<clipPath id="kitchen">${rect([0, 0, 360, 250], '#fff', 24)}</clipPath>`,
      `<g clip-path="url(#kitchen)">${rect([0, 0, 360, 250], '#e3f4e6')}${rect([0, 186, 360, 64], '#cfdfe8')}`,
      rect([left + 14, 110, 18, 126], '#a9744a', 6),
      rect([left + width - 32, 110, 18, 126], '#a9744a', 6),
      rect([left, 92, width, 24], '#c9935d', 10),
      rect([left, 92, width, 11], '#dba76c', 5),
      put(thing('milk'), middle - 34, 96, { height: 66 }),
      put(thing('biscuit'), middle + 30, 98, { height: 56 }),
      ...Array.from({ length: count }, (_, at) =>
        put(thing('cat'), first + at * (isUnder ? 84 : 67), 238, { height: isUnder ? 84 : 72 }),
      ),
      '</g>',
    ),
  );
};

const wheels = (x: number): Svg =>
  [22, 66]
    .map(dx => oval([x + dx, 88, 11, 11], '#3a3f4b') + oval([x + dx, 88, 4, 4], '#cfd6e2'))
    .join('');

const wagon = (x: number): Svg =>
  rect([x - 10, 68, 12, 6], '#5a6372') +
  rect([x, 36, 88, 46], '#e0357f', 8) +
  rect([x, 36, 88, 12], '#ff74b4', 6) +
  wheels(x);

/** A long train or a short one, and eleven rabbits in one colour who wait for it. */
const train = (length: 'long' | 'short', colour: 'white' | 'grey'): Picture =>
  snugTile(
    `l12-train-${length}-${colour}`,
    drawing(
      [0, 0, 470, 260],
      rect([0, 100, 470, 160], '#566071', 14),
      rect([0, 97, 470, 8], '#9aa6b8', 4),
      put(thing('train'), 52, 100, { height: 100 }),
      ...(length === 'long' ? [100, 194, 288, 380] : [100]).map(wagon),
      ...Array.from({ length: 11 }, (_, at) => {
        const [row, place, inRow] = at < 6 ? [0, at, 6] : [1, at - 6, 5];
        const x = 235 + (place - (inRow - 1) / 2) * 76;
        return put(coloured('rabbit', colour), x, 182 + row * 76, { height: 74 });
      }),
    ),
  );

/** Nine things in three rows: lots of them. */
const lots = (name: string, ...kinds: readonly Drawing[]): Picture =>
  tileOf(
    `l12-${name}`,
    ...Array.from({ length: 9 }, (_, at) => {
      const one = kinds[at % kinds.length];
      const [x, y] = [44 + (at % 3) * 84, 84 + Math.floor(at / 3) * 84];
      return one ? put(one, x, y, { height: Math.min(80, (80 * one.box[3]) / one.box[2]) }) : '';
    }),
  );

const books = ['red', 'green', 'blue', 'orange'].map(colour => thing(`closed-book-${colour}`));
const leaning = (one: Drawing): Drawing =>
  drawing([0, 0, 240, 240], put(one, 120, 232, { height: 224, turn: 40 }));

/** Pictures of lesson 12 that differ in two things, and those of “lots of”. */
export const pictures: readonly Picture[] = [
  night('l12-one-star-no-flowers', 1, 0),
  night('l12-one-star-six-flowers', 1, 6),
  night('l12-six-stars-no-flowers', 6, 0),
  night('l12-six-stars-six-flowers', 6, 6),
  ...[2, 3].flatMap(count => [cats(count, 'under'), cats(count, 'next')]),
  ...(['long', 'short'] as const).flatMap(size => [train(size, 'white'), train(size, 'grey')]),
  lots('books', ...books),
  lots('pens', thing('pen')),
  lots(
    'pencils',
    leaning(pencil('#e83a3c', '#a51629')),
    leaning(pencil('#2f7de6', '#174a9c')),
    leaning(pencil('#35ab4e', '#14692f')),
    leaning(pencil('#ffc928', '#d48c0c')),
  ),
  lots('socks', sock()),
  lots(
    'toys',
    thing('teddy-bear'),
    robot('blue'),
    coloured('ball', 'red'),
    coloured('car', 'green'),
  ),
];
