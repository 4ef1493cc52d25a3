import { type Drawing, drawing, oval, put, rect, type Svg } from './svg.ts';
import { thing } from './things.ts';

const perRow = 5;

/** A number to see and to count: its digit, and as many dots in rows of five. @param name e.g. `three` */
export const numberCard = (name: string, value: number): Drawing => {
  const dots = Array.from({ length: value }, (_, at): Svg => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, value - row * perRow);
    const x = 128 + ((at % perRow) - (inRow - 1) / 2) * 40;
    return oval([x, 206 + row * 36, 14, 14], '#ff8c3a', ' stroke="#fff" stroke-width="4"');
  });
  const height = value > perRow ? 166 : 178;
  return drawing([0, 0, 256, 262], put(thing(name), 128, height + 6, { height }), ...dots);
};

/** A white card with a drawing on it, held in a hand. */
export const card = (one: Drawing, colour = '#ffffff'): Drawing =>
  drawing(
    [0, 0, 200, 240],
    rect([4, 4, 192, 232], colour, 22, ' stroke="#c9d6ea" stroke-width="6"'),
    put(one, 100, 218, { height: Math.min(196, (164 * one.box[3]) / one.box[2]) }),
  );
