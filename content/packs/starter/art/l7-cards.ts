import {
  bust,
  colourSpot,
  type Drawing,
  drawing,
  house,
  line,
  moon,
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
import { boardGame, letterCard, written } from './l7-parts.ts';

/** A child, a heart, and what it loves: a low picture, which shows big on a wide button. */
const loves = (name: string, one: Drawing): Picture =>
  snugTile(
    `l7-love-${name}`,
    drawing(
      [0, 0, 336, 150],
      put(bust('ali', { mood: 'laugh', arm: 'down' }), 70, 150, { height: 140 }),
      put(thing('heart'), 162, 66, { height: 50, turn: 8 }),
      put(one, 264, 144, { height: 134 }),
    ),
  );

const badge = (age: number, x: number, y: number): Svg =>
  oval([x, y, 42, 42], '#ffffff', ' stroke="#6b46e0" stroke-width="7"') +
  written(String(age), x, y + 17, 48, '#24304a');

/** A brother and a sister, each with the number of years. */
const pair = (brother: number, sister: number): Picture =>
  snugTile(
    `l7-b${brother}-s${sister}`,
    drawing(
      [0, 0, 340, 176],
      ...(['brother', 'sister'] as const).map((who, at) => {
        const x = at * 172;
        return (
          rect([x + 4, 4, 160, 168], '#dff0ff', 20, ' stroke="#e3d3ba" stroke-width="5"') +
          put(bust(who, { arm: 'down', mood: 'smile' }), x + 76, 170, { height: 142 }) +
          badge(who === 'brother' ? brother : sister, x + 116, 48)
        );
      }),
    ),
  );

/** An island in the sea, a house on it: a small country or a big one. */
const island = (name: string, size: 'small' | 'big', ...more: readonly Svg[]): Picture => {
  const isBig = size === 'big';
  const land = isBig
    ? shape('M8 176 Q40 104 128 110 Q216 104 248 176 Q236 214 128 214 Q20 214 8 176Z', '#86cc6b')
    : shape('M84 182 Q94 152 128 152 Q162 152 172 182 Q164 200 128 200 Q92 200 84 182Z', '#86cc6b');
  const homes = isBig
    ? house(62, 166, 0.3) + house(128, 150, 0.3, '#d6e8ff', '#4f86c6') + house(196, 168, 0.3)
    : house(128, 176, 0.24);
  return tileOf(
    name,
    `<clipPath id="sea">${rect([0, 0, 256, 256], '#fff', 26)}</clipPath>`,
    `<g clip-path="url(#sea)">${[
      rect([0, 0, 256, 256], '#bfe6ff'),
      rect([0, 120, 256, 136], '#6ec3f2'),
      line('M16 236 q14 -10 28 0 t28 0 M150 240 q14 -10 28 0 t28 0', '#ffffffcc', 5),
      land,
      homes,
    ].join('')}</g>`,
    ...more,
  );
};

/** Who is from this country, and how old. */
const islandOf = (size: 'small' | 'big', age: number): Picture =>
  island(`l7-${size}-${age}`, size, badge(age, 206, 50));

/** Cards to choose from, in lesson 7 and in its letter. */
export const pictures: readonly Picture[] = [
  loves('game', boardGame()),
  loves('song', thing('musical-notes')),
  loves('moon', moon()),
  loves('letters', letterCard('A')),
  pair(12, 9),
  pair(9, 12),
  pair(12, 11),
  pair(11, 9),
  ...([10, 11] as const).flatMap(age => [islandOf('small', age), islandOf('big', age)]),
  island('l7-country-big', 'big'),
  island('l7-country-small', 'small'),
  tileOf(
    'l7-colours',
    put(colourSpot('red'), 128, 132, { height: 118 }),
    put(colourSpot('blue'), 66, 244, { height: 118 }),
    put(colourSpot('yellow'), 190, 244, { height: 118 }),
  ),
  tileOf(
    'l7-animals',
    put(thing('elephant'), 92, 168, { height: 160 }),
    put(thing('rabbit'), 188, 250, { height: 130 }),
    put(thing('duck'), 68, 252, { height: 92 }),
  ),
  tileOf(
    'l7-food',
    put(thing('bread'), 84, 140, { height: 124 }),
    put(thing('banana'), 186, 150, { height: 118 }),
    put(thing('cheese'), 76, 248, { height: 112 }),
    put(thing('apple'), 186, 250, { height: 106 }),
  ),
];
