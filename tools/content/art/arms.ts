import { kitSvg, swap } from './kit-parts.ts';
import { line, moved, oval, type Svg, shape } from './svg.ts';

/** The gestures of an arm: `carry` needs both arms; `hold`, `point` and `mouth` are for the right one. */
export type Arm = 'down' | 'wave' | 'hold' | 'point' | 'carry' | 'mouth';

const hanging = kitSvg('body', 'middle', 'arms');
const waving = kitSvg('body', 'middle', 'armRight');
const flip = (svg: Svg): Svg => moved('matrix(-1 0 0 1 400 0)', svg);

const sleeves = {
  left: 'M152 332 C128 340 114 366 106 396 C104 404 112 412 128 414 C140 416 148 412 150 404 L158 372Z',
  right:
    'M248 332 C266 336 280 344 292 356 C298 364 294 380 284 390 C274 399 262 398 256 392 L242 372Z',
  leftDown:
    'M248 332 C272 340 286 366 294 396 C296 404 288 412 272 414 C260 416 252 412 250 404 L242 372Z',
  rightUp:
    'M152 332 C134 336 120 344 108 356 C102 364 106 380 116 390 C126 399 138 398 144 392 L158 372Z',
};

/** The shade at a sleeve's end, left and right as drawn and in the mirror. */
const shades = {
  rightUp: 'M284 390 C274 399 262 398 256 392 l-3 -6 c14 4 34 -12 38 -31 q8 16 -7 35Z',
  rightDown: 'M294 396 C296 404 288 412 272 414 C260 416 252 412 250 404 l-2 -8 c8 8 34 6 43 -8Z',
  leftDown: 'M106 396 C104 404 112 412 128 414 C140 416 148 412 150 404 l2 -8 c-8 8 -34 6 -43 -8Z',
  leftUp: 'M116 390 C126 399 138 398 144 392 l3 -6 c-14 4 -34 -12 -38 -31 q-8 16 7 35Z',
};

const pointing =
  line('M266 376 C292 390 318 388 342 380', 'currentColor', 30) +
  line('M350 378 L384 368', 'currentColor', 13) +
  oval([350, 380, 18, 18], 'currentColor');

const fist = oval([335, 322, 20, 20], 'currentColor');
const raised = line('M266 376 C292 392 316 372 330 336', 'currentColor', 30) + fist;

const leftArm = (left: Arm, right: Arm): Svg => {
  if (right === 'carry') return '';
  return left === 'wave' ? flip(waving) : hanging;
};

const rightArm = (right: Arm): Svg =>
  ({ wave: waving, down: flip(hanging), hold: raised, point: pointing, mouth: '', carry: '' })[
    right
  ];

/** Stands for the right arm while the left one is drawn, which may be the other's mirror image. */
const RIGHT = '<g id="right"/>';

const isUp = (arm: Arm): boolean => arm === 'wave' || arm === 'hold' || arm === 'point';

/** Redraws the arms of a composed avatar with short sleeves, which waves with its right hand. */
export const withArms = (svg: Svg, left: Arm, right: Arm): Svg => {
  let drawn = swap(svg, waving, RIGHT, 'the right arm');
  drawn = swap(drawn, hanging, leftArm(left, right), 'the left arm');
  drawn = drawn.replace(RIGHT, rightArm(right));
  if (!isUp(right)) {
    drawn = swap(drawn, sleeves.right, sleeves.leftDown, 'the right sleeve');
    drawn = drawn.replaceAll(shades.rightUp, shades.rightDown);
  }
  if (isUp(left)) {
    drawn = swap(drawn, sleeves.left, sleeves.rightUp, 'the left sleeve');
    drawn = drawn.replaceAll(shades.leftDown, shades.leftUp);
  }
  return drawn;
};

/** A child that carries something, without its sleeves: what draws the arms draws them, too. */
export const withoutArms = (svg: Svg): Svg =>
  [sleeves.left, sleeves.leftDown]
    .reduce(
      (rest, sleeve) => swap(rest, `<path d="${sleeve}" fill="currentColor"/>`, '', 'the sleeves'),
      svg,
    )
    .replaceAll(
      `<path d="${shades.leftDown} ${shades.rightDown}" fill="#000" fill-opacity=".13"/>`,
      '',
    );

/** Fingers that close around a thing the raised right hand holds; drawn over the thing. */
export const fingers = (skin: string): Svg =>
  `<g color="${skin}">${fist}${line('M322 318 q8 -8 24 -4 M322 330 q10 -6 26 -2', '#00000022', 4)}</g>`;

/** Both forearms in front of the body, `reach` pixels from the middle: they carry a thing. */
export const forearms = (skin: string, reach: number): Svg => {
  const hand = 200 - reach;
  const arm =
    line(`M124 404 C112 436 128 452 ${hand} 446`, 'currentColor', 27) +
    oval([hand + 4, 444, 19, 18], 'currentColor') +
    shape(`M${hand + 2} 430 q14 2 18 14`, 'none', ' stroke="#00000022" stroke-width="4"');
  return `<g color="${skin}">${arm}${flip(arm)}</g>`;
};

/** The right forearm that brings something to the mouth; drawn over the face. */
export const toMouth = (skin: string): Svg =>
  `<g color="${skin}">${line('M276 402 C300 448 322 396 258 318', 'currentColor', 27)}${oval([252, 310, 20, 19], 'currentColor')}${line('M240 302 q10 -8 22 -2 M238 314 q12 -6 24 0', '#00000022', 4)}</g>`;
