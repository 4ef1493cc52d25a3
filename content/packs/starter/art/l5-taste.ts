import {
  bust,
  type Drawing,
  drawing,
  mark,
  oval,
  type PersonName,
  type Picture,
  put,
  type Svg,
  snugTile,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { eggs } from './l5-tiles.ts';

/** A food and whether it is liked. */
type Taste = readonly [food: string, liked: boolean];

/** Anything and whether it is liked. */
export type Liking = readonly [thing: Drawing, liked: boolean];

const grounds = { happy: '#d7f2d6', unhappy: '#ffe0d8', smile: '#dcecff' } as const;
type TasteMood = keyof typeof grounds;

const moodOf = (tastes: readonly Liking[]): TasteMood => {
  if (tastes.every(([, liked]) => liked)) return 'happy';
  return tastes.some(([, liked]) => liked) ? 'smile' : 'unhappy';
};

/** A face in a round frame. x, y is its middle. */
const faceIn = (who: PersonName, mood: TasteMood, [x, y, r]: readonly number[]): Svg => {
  const [middle = 0, height = 0, radius = 0] = [x, y, r];
  const id = `face-${who}`;
  const round = `cx="${middle}" cy="${height}" r="${radius}"`;
  const face = bust(who, { mood, arm: 'down' });
  return (
    `<clipPath id="${id}"><circle ${round}/></clipPath>` +
    oval([middle, height, radius, radius], grounds[mood]) +
    `<g clip-path="url(#${id})">${put(face, middle, height + radius + 4, { height: radius * 2 + 2 })}</g>` +
    `<circle ${round} fill="none" stroke="#ffffff" stroke-width="4"/>`
  );
};

/** A heart for what is liked, a cross for what is not. x, y is its middle. */
export const tasteMark = (liked: boolean, x: number, y: number, size: number): Svg =>
  liked
    ? put(thing('heart'), x, y + size / 2, { height: size })
    : mark(false, x - size / 2, y - size / 2, size);

const foodOf = (name: string): Drawing => (name === 'eggs' ? eggs() : thing(name));

const likingOf = ([food, liked]: Taste): Liking => [foodOf(food), liked];

/** A child and one thing, liked or not, on a tile. */
export const oneLiking = (who: PersonName, [one, liked]: Liking): Svg =>
  faceIn(who, moodOf([[one, liked]]), [86, 90, 82]) +
  put(one, 176, 250, { height: 128 }) +
  tasteMark(liked, 222, 122, 58);

/** A child and two things side by side: a low picture, which shows big on a wide button. */
export const twoLikings = (who: PersonName, likings: readonly [Liking, Liking]): Drawing =>
  drawing(
    [0, 0, 320, 148],
    faceIn(who, moodOf(likings), [72, 74, 70]),
    ...likings.map(([one, liked], at) => {
      const x = 190 + 84 * at;
      return put(one, x, 144, { height: 94 }) + tasteMark(liked, x + 12, 30, 46);
    }),
  );

const nameOf = (who: PersonName, tastes: readonly Taste[]): string =>
  ['l5', who, ...tastes.map(([food, liked]) => `${liked ? 'yes' : 'no'}-${food}`)].join('-');

const single = (who: PersonName, food: string, liked: boolean): Picture =>
  tileOf(nameOf(who, [[food, liked]]), oneLiking(who, likingOf([food, liked])));

const double = (who: PersonName, ...[first, second]: [Taste, Taste]): Picture =>
  snugTile(nameOf(who, [first, second]), twoLikings(who, [likingOf(first), likingOf(second)]));

/** All four cards of a child and two foods: both liked, one, the other, none. */
const four = (who: PersonName, first: string, second: string): Picture[] =>
  [true, false].flatMap(a => [true, false].map(b => double(who, [first, a], [second, b])));

/** Cards of lesson 5: who likes what. */
export const pictures: Picture[] = [
  single('zara', 'banana', true),
  single('zara', 'banana', false),
  single('zara', 'rice', false),
  single('mia', 'rice', true),
  single('noah', 'milk', false),
  single('wei', 'cheese', false),
  single('malee', 'fish', true),
  double('ivan', ['rice', true], ['eggs', true]),
  double('malee', ['rice', true], ['milk', false]),
  ...four('ali', 'rice', 'eggs'),
  ...four('leyla', 'orange', 'apple'),
  ...four('noah', 'banana', 'cheese'),
];
