import {
  ball,
  car,
  coloured,
  type Drawing,
  kite,
  oval,
  put,
  rect,
  robot,
  type Svg,
  shadow,
  shape,
} from '../../../../tools/content/art/index.ts';

const wood = '#e0a768';
const woodDark = '#b97d40';

/** A room to play in, with a frieze of coloured pennants on its wall. */
export const playroom = (): Svg => {
  const pennants = ['#ff8f86', '#8cc4ff', '#9be59a', '#ffe27a', '#ffc2df', '#b9a6ff'];
  return (
    rect([0, 0, 960, 540], '#fdf1dc') +
    rect([0, 386, 960, 154], '#dbaa72') +
    rect([0, 376, 960, 14], '#fff', 0, ' opacity=".8"') +
    Array.from({ length: 16 }, (_, at) =>
      shape(`M${at * 60 + 6} 14 h48 l-24 44Z`, pennants[at % pennants.length] ?? '#fff'),
    ).join('') +
    rect([0, 8, 960, 6], '#d9b98e', 3)
  );
};

const board = (y: number): Svg =>
  rect([210, y + 20, 16, 30], woodDark, 6) +
  rect([734, y + 20, 16, 30], woodDark, 6) +
  rect([150, y, 660, 20], wood, 8) +
  rect([150, y + 13, 660, 7], woodDark, 4);

/** Two boards on the wall; the bear sits on the lower one. */
export const shelf = (bear: Drawing): Svg =>
  board(200) +
  board(390) +
  put(robot('blue'), 270, 202, { height: 150 }) +
  put(car('yellow'), 480, 202, { height: 92 }) +
  put(ball('red', 'white'), 690, 202, { height: 110 }) +
  put(coloured('train', 'green'), 280, 392, { height: 130 }) +
  put(bear, 520, 394, { height: 150 }) +
  put(ball('blue'), 716, 392, { height: 100 });

const compartment = (x: number, y: number): Svg =>
  rect([x, y, 224, 196], '#fff8ec', 8) + rect([x, y, 224, 22], '#00000010', 8);

/** An open cupboard with four compartments; the bear sits at the top left. */
export const toyCupboard = (bear: Drawing): Svg =>
  shadow(480, 516, 560) +
  rect([230, 68, 500, 448], woodDark, 18) +
  rect([236, 68, 488, 440], wood, 16) +
  compartment(248, 86) +
  compartment(488, 86) +
  compartment(248, 298) +
  compartment(488, 298) +
  put(bear, 360, 282, { height: 160 }) +
  put(kite('pink'), 600, 274, { height: 164 }) +
  put(car('red'), 360, 494, { height: 104 }) +
  put(robot('green'), 600, 494, { height: 176 });

const curtain = (x: number, turned: 1 | -1): Svg =>
  shape(
    `M${x} 66 h${turned * 96} q${turned * -10} 150 ${turned * -66} 262 h${turned * -30}Z`,
    '#ff9fb6',
  );

/** A bench under a window; the bear sits at its end, by other toys. */
export const windowSeat = (bear: Drawing): Svg =>
  rect([270, 72, 420, 250], '#ffffff', 14) +
  rect([288, 90, 384, 214], '#aee3ff', 6) +
  oval([380, 150, 46, 20], '#ffffff') +
  oval([420, 136, 40, 24], '#ffffff') +
  rect([472, 90, 16, 214], '#ffffff') +
  rect([240, 60, 480, 14], woodDark, 7) +
  curtain(254, 1) +
  curtain(706, -1) +
  rect([150, 380, 660, 136], wood, 14) +
  rect([176, 416, 290, 82], '#00000014', 12) +
  rect([494, 416, 290, 82], '#00000014', 12) +
  rect([140, 364, 680, 40], '#8fb8ff', 18) +
  put(coloured('train', 'blue'), 270, 372, { height: 130 }) +
  put(ball('yellow'), 430, 372, { height: 100 }) +
  put(car('pink'), 570, 374, { height: 84 }) +
  put(bear, 720, 374, { height: 150 });
