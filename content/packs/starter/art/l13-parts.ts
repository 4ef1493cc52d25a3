import {
  coloured,
  line,
  oval,
  place,
  put,
  rect,
  type Svg,
  shape,
} from '../../../../tools/content/art/index.ts';
import { actionSign } from './l4-cards.ts';
import { closedBox } from './l12-parts.ts';
import { climber } from './l13-play.ts';

/** Domino, or somebody else, in the leaves of a tree. @param inside what looks out of them */
export const leaf = (inside: Svg): Svg =>
  rect([108, 150, 40, 100], '#a9744a', 10) +
  [
    [74, 112, 62],
    [182, 112, 62],
    [128, 74, 70],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval([x, y, r, r * 0.94], '#5fb96b'))
    .join('') +
  oval([98, 58, 22, 20], '#7bcb80') +
  inside +
  [
    [56, 158, 40],
    [104, 166, 38],
    [152, 166, 38],
    [200, 158, 40],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval([x, y, r, r * 0.76], '#4fab5e'))
    .join('');

/** A hand on a red sign, next to a road. */
export const onSign = (): Svg =>
  rect([118, 150, 20, 100], '#9fb3bf', 6) +
  shape('M86 12 H170 L230 72 V156 L170 216 H86 L26 156 V72Z', '#ffffff') +
  shape('M90 22 H166 L220 76 V152 L166 206 H90 L36 152 V76Z', '#e0403f') +
  line('M100 118 V72 M122 112 V56 M144 112 V60 M166 120 V80', '#ffffff', 18) +
  line('M88 138 L66 116', '#ffffff', 18) +
  shape('M91 112 H175 V142 Q175 186 134 186 Q100 186 82 144Z', '#ffffff');

/** A card with a round edge; what is forbidden has a red ring with a line, what is allowed a green one. */
export const framed = (inside: Svg, allowed: boolean): Svg =>
  oval([128, 128, 122, 122], '#ffffff') +
  inside +
  oval(
    [128, 128, 114, 114],
    'none',
    ` stroke="${allowed ? '#2fa56a' : '#e2504f'}" stroke-width="16"`,
  ) +
  (allowed ? '' : line('M50 50 L206 206', '#e2504f', 15));

/** What one may do here, or not. */
export const forbidden = (action: 'run' | 'climb', allowed: boolean): Svg =>
  framed(
    action === 'run'
      ? put(actionSign('run'), 128, 206, { height: 156 })
      : put(climber('malee'), 128, 232, { height: 206 }),
    allowed,
  );

/** A box below or next to a child in its frame; the middle of its top is at y 506. */
export const boxUnder = (x = 190): Svg => put(closedBox(), x, 684, { height: 250 });

/** A street with two cars. */
export const roadWithCars = (): Svg =>
  place('street') +
  put(coloured('car', 'red'), 700, 470, { height: 110 }) +
  put(coloured('car', 'yellow'), 180, 534, { height: 120 });
