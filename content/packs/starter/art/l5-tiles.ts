import {
  bust,
  coloured,
  type Drawing,
  drawing,
  fullTile,
  line,
  oval,
  type Picture,
  put,
  rect,
  type Svg,
  shape,
  snugTile,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';

const weave = [
  line('M32 178 H224 M38 204 H218 M44 230 H212', '#b97a3c', 5),
  line(
    'M62 156 L74 250 M96 156 L102 250 M128 156 V250 M160 156 L154 250 M194 156 L182 250',
    '#b97a3c',
    5,
  ),
].join('');

/** Two foods that look out of a basket. */
const basket = (first: string, second: string): Picture =>
  tileOf(
    `l5-basket-${first}-${second}`,
    put(thing(first), 74, 190, { height: 168 }),
    put(thing(second), 182, 190, { height: 168 }),
    shape('M16 150 H240 L220 244 Q218 254 206 254 H50 Q38 254 36 244Z', '#e0a458'),
    weave,
    rect([8, 140, 240, 26], '#f0bd78', 13),
    rect([8, 154, 240, 12], '#d99a4e', 6),
  );

const row = (one: string, count: number, foot: number): Svg =>
  Array.from({ length: count }, (_, at) =>
    put(thing(one), 128 + (at - (count - 1) / 2) * 80, foot, { height: 76 }),
  ).join('');

/** Two kinds of fruit, each in its row. */
const fruits = (
  first: readonly [name: string, count: number],
  second: readonly [name: string, count: number],
): Picture =>
  snugTile(
    `l5-${first.join('-')}-${second.join('-')}`,
    drawing([8, 0, 240, 168], row(first[0], first[1], 80), row(second[0], second[1], 166)),
  );

/** Two side by side, or three with one before the others. */
const group = (name: string, count: 2 | 3): Picture => {
  const back = [66, 190].map(x => put(thing(name), x, count === 2 ? 188 : 130, { height: 118 }));
  const front = count === 3 ? put(thing(name), 128, 246, { height: 118 }) : '';
  return tileOf(`l5-${name}-${count}`, ...back, front);
};

/** Oranges for two family members, on the plates in front of them. */
const oranges = (grandma: 1 | 2, mum: 1 | 2): Picture =>
  snugTile(
    `l5-grandma-${grandma}-mum-${mum}`,
    drawing(
      [0, 0, 300, 200],
      put(bust('grandma', { arm: 'down' }), 76, 150, { height: 148 }),
      put(bust('mum', { arm: 'down' }), 224, 150, { height: 148 }),
      rect([0, 140, 300, 60], '#c9935d', 12),
      ...[
        [76, grandma],
        [224, mum],
      ].flatMap(([x = 0, count = 0]) => [
        oval([x, 178, 66, 17], '#ffffff', ' stroke="#cfd8e6" stroke-width="3"'),
        ...Array.from({ length: count }, (_, at) =>
          put(thing('orange'), x + (at - (count - 1) / 2) * 56, 182, { height: 54 }),
        ),
      ]),
    ),
  );

/** A biscuit on a plate: the same plate, so that one sees how big the biscuit is. */
const onPlate = (size: 'big' | 'small'): Picture =>
  tileOf(
    `biscuit-${size}`,
    oval([128, 206, 122, 40], '#ffffff', ' stroke="#cfd8e6" stroke-width="5"'),
    oval([128, 202, 92, 26], '#eef2f8'),
    put(thing('biscuit'), 128, 218, { height: size === 'big' ? 172 : 72 }),
  );

/** An animal, and a food in the cloud of its thoughts. */
const thinks = (animal: string, food: string): Picture =>
  tileOf(
    `l5-${animal}-${food}`,
    put(thing(animal), 92, 252, { height: 148 }),
    oval([126, 116, 9, 8], '#ffffff', ' stroke="#c3cfe0" stroke-width="3"'),
    oval([142, 100, 13, 11], '#ffffff', ' stroke="#c3cfe0" stroke-width="3"'),
    oval([186, 62, 66, 56], '#ffffff', ' stroke="#c3cfe0" stroke-width="4"'),
    put(thing(food), 186, 104, { height: 84 }),
  );

/** Three eggs, one before the others. */
export const eggs = (): Drawing =>
  drawing(
    [0, 0, 200, 190],
    put(thing('egg'), 62, 160, { height: 130 }),
    put(thing('egg'), 138, 160, { height: 130 }),
    put(thing('egg'), 100, 190, { height: 130 }),
  );

/** Tiles of lesson 5 besides the cards of tastes. */
export const pictures: Picture[] = [
  basket('banana', 'milk'),
  basket('bread', 'milk'),
  basket('banana', 'egg'),
  basket('bread', 'egg'),
  fruits(['apple', 2], ['orange', 3]),
  fruits(['apple', 3], ['orange', 2]),
  fruits(['apple', 3], ['orange', 3]),
  fruits(['apple', 2], ['banana', 3]),
  group('banana', 2),
  group('banana', 3),
  group('egg', 2),
  group('egg', 3),
  oranges(1, 2),
  oranges(2, 1),
  oranges(1, 1),
  oranges(2, 2),
  onPlate('big'),
  onPlate('small'),
  thinks('monkey', 'banana'),
  thinks('rabbit', 'apple'),
  thinks('horse', 'bread'),
  thinks('elephant', 'orange'),
  fullTile('l5-egg-white', coloured('egg', 'white')),
];
