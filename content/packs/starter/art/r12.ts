import {
  domino,
  oval,
  type Picture,
  person,
  put,
  rect,
  type Svg,
  shape,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { cornered, kitchen } from './l11-rooms.ts';

const columns = [34, 75, 116, 157, 198];
const storeys = [86, 125, 164];
/** Places of windows next to the door, in the order in which a house gets them. */
const nextToDoor = [1, 3, 0, 4];
const ground = 205;

const pane = (x: number, y: number): Svg =>
  rect([x, y, 25, 27], '#bfe6ff', 4, ' stroke="#ffffff" stroke-width="4"') +
  rect([x - 4, y + 29, 33, 5], '#b5563e', 2);

/** The front of a house with windows to count, and their number in its gable. @param count from 15 to 19 */
const houseWith = (count: number): Picture => {
  const below = nextToDoor.slice(0, count - columns.length * storeys.length);
  return tileOf(
    `r12-windows-${count}`,
    rect([182, 8, 26, 62], '#a9744a', 4),
    rect([20, 66, 216, 186], '#ffd9a0', 6),
    shape('M128 2 L250 74 Q252 80 246 80 H10 Q4 80 6 74Z', '#e2574c'),
    oval([128, 50, 29, 25], '#ffffff'),
    `<text x="128" y="61" text-anchor="middle" font-family="Andika, sans-serif" font-weight="700" font-size="32" fill="#24304a">${count}</text>`,
    ...storeys.flatMap(y => columns.map(x => pane(x, y))),
    ...below.map(column => pane(columns[column] ?? 0, ground)),
    rect([112, 202, 32, 50], '#7c4a2d', 5),
    oval([137, 229, 3, 3], '#ffd23f'),
  );
};

const cooks = {
  brother: person('brother', { mood: 'laugh', arm: 'wave' }),
  sister: person('sister', { mood: 'laugh', arm: 'wave' }),
  grandma: person('grandma', { mood: 'laugh', arm: 'wave' }),
  grandpa: person('grandpa', { mood: 'laugh', arm: 'wave' }),
  friend: person('malee', { mood: 'laugh', arm: 'wave' }),
};

/** The review after lesson 12: its signs, and what its poster needs. */
export const pictures: Picture[] = [
  ...[15, 16, 17, 18, 19].map(houseWith),
  ...Object.entries(cooks).map(([name, cook]) =>
    tileOf(
      `r12-kitchen-${name}`,
      cornered(
        kitchen({
          behind: put(cook, 540, 484, { height: name.startsWith('grand') ? 410 : 380 }),
          front: put(thing('bread'), 480, 352, { height: 80 }),
        }),
      ),
    ),
  ),
  tileOf(
    'r12-lesson',
    oval([128, 128, 122, 122], '#ffe6c4'),
    put(thing('house'), 176, 158, { height: 132 }),
    put(domino('cheer'), 104, 246, { height: 176 }),
    put(thing('star'), 206, 234, { height: 74 }),
  ),
  tileOf(
    'r12-park',
    oval([128, 128, 122, 122], '#d3f4ec'),
    put(thing('numbers'), 128, 116, { height: 92 }),
    put(thing('hat'), 70, 206, { height: 92 }),
    put(thing('closed-book-blue'), 186, 208, { height: 92 }),
  ),
  tileOf(
    'r12-poster',
    oval([128, 128, 122, 122], '#dcebff'),
    `<g transform="rotate(-4 128 128)">${[
      rect([46, 40, 164, 178], '#ffffff', 10, ' stroke="#b9c6e6" stroke-width="4"'),
      rect([60, 176, 136, 30], '#bfe7b0', 6),
      put(thing('house'), 128, 188, { height: 124 }),
      put(thing('flower'), 78, 208, { height: 46 }),
      put(thing('flower'), 180, 208, { height: 46 }),
      oval([128, 46, 10, 10], '#e83a3c'),
    ].join('')}</g>`,
  ),
  tileOf(
    'r12-theatre',
    oval([128, 128, 122, 122], '#f3dcff'),
    put(thing('cat-face'), 74, 196, { height: 92 }),
    put(thing('boot'), 186, 200, { height: 84 }),
    put(thing('star'), 130, 92, { height: 72 }),
  ),
];
