import {
  type Drawing,
  domino,
  drawing,
  line,
  moved,
  oval,
  rect,
  type Svg,
} from '../../../../tools/content/art/index.ts';

const phone: Svg = moved(
  'translate(326 214) rotate(12)',
  rect([-24, -66, 48, 132], '#24304a', 13) + rect([-16, -52, 32, 96], '#8fd3ff', 6),
);

/** A front leg of Domino that holds something to his ear. */
const foreleg: Svg =
  line('M262 372 C318 386 350 330 334 268', '#c9d3e2', 48) +
  line('M262 372 C318 386 350 330 334 268', '#ffffff', 42) +
  oval([332, 260, 27, 24], '#ffffff', ' stroke="#c9d3e2" stroke-width="3"') +
  line('M322 254 v12 M334 252 v12', '#9fb0c8', 4);

/** Domino with a phone at his ear. */
export const dominoPhones = (mood: Parameters<typeof domino>[0]): Drawing =>
  drawing([0, 0, 400, 464], domino(mood).svg, phone, foreleg);
