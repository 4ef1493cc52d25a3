import { type Drawing, drawing, line, oval, rect, type Svg, shape } from './svg.ts';

const wood = { light: '#dba76c', base: '#c9935d', dark: '#a9744a' } as const;

/** The shade of a lamp, which also fits on a head. */
export const lampShade = (): Drawing =>
  drawing(
    [0, 0, 140, 116],
    shape(
      'M38 6 H102 Q108 6 110 12 L138 104 Q140 114 130 114 H10 Q0 114 2 104 L30 12 Q32 6 38 6Z',
      '#ffc94d',
    ),
    shape('M70 6 H102 Q108 6 110 12 L138 104 Q140 114 130 114 H84Z', '#f0ab2e'),
    shape('M52 14 L34 104', 'none', ' stroke="#ffe9a8" stroke-width="8" stroke-linecap="round"'),
  );

/** A lamp. @param pole its height below the shade: 170 for the floor, 60 for a table */
export const lamp = (pole = 170): Drawing =>
  drawing(
    [0, 0, 140, 130 + pole],
    line(`M70 100 V${114 + pole}`, wood.dark, 11),
    oval([70, 117 + pole, 46, 13], wood.dark),
    oval([70, 112 + pole, 46, 12], wood.base),
    lampShade().svg,
  );

/** A bath with a shower, seen from its side; what is in it shows above its rim, which is at y 96. */
export const bathtub = (inside: Svg = ''): Drawing =>
  drawing(
    [0, 0, 320, 232],
    line('M276 104 V34 Q276 12 252 12 Q230 12 230 32', '#93a3b3', 10),
    shape('M204 48 Q206 28 230 28 Q254 28 256 48Z', '#93a3b3'),
    inside,
    oval([66, 220, 17, 12], '#e0a93a'),
    oval([254, 220, 17, 12], '#e0a93a'),
    shape(
      'M16 100 H304 Q304 216 236 216 H84 Q16 216 16 100Z',
      '#f7faff',
      ' stroke="#b9cadd" stroke-width="4"',
    ),
    shape(
      'M24 150 Q40 206 88 208 H232 Q280 206 296 150 Q276 190 230 190 H90 Q44 190 24 150Z',
      '#dce7f3',
    ),
    rect([4, 88, 312, 24], '#ffffff', 12, ' stroke="#b9cadd" stroke-width="4"'),
  );

/** A bed on long legs, so that there is room under it; the pillow is on the left. */
export const tallBed = (blanket = '#8f7bea', under: Svg = '', on: Svg = ''): Drawing =>
  drawing(
    [0, 0, 400, 260],
    rect([20, 130, 360, 124], '#1b2a4a', 8, ' fill-opacity=".1"'),
    rect([0, 20, 28, 240], wood.dark, 12),
    rect([374, 84, 26, 176], wood.dark, 12),
    under,
    rect([14, 128, 374, 34], wood.base, 12),
    rect([22, 92, 356, 48], '#ffffff', 20),
    rect([30, 62, 104, 48], '#ffe7c2', 22),
    on,
    shape('M132 84 H352 Q376 84 376 108 V146 H132Z', blanket),
    shape('M132 84 h40 v62 h-40Z', '#ffffff66'),
  );

/** A desk with drawers on its right. */
export const studyDesk = (): Drawing =>
  drawing(
    [0, 0, 360, 200],
    rect([20, 20, 22, 180], wood.dark, 8),
    rect([226, 20, 118, 180], wood.base, 10),
    ...[36, 90, 144].map(
      y => rect([238, y, 94, 44], wood.light, 8) + oval([285, y + 22, 8, 6], wood.dark),
    ),
    rect([0, 0, 360, 28], wood.base, 11),
    rect([0, 0, 360, 13], wood.light, 6),
  );

const storeys = [44, 100, 156];
const columns = [38, 98, 158];

/** A house with many flats; in one of them the light is on. */
export const flats = (): Drawing =>
  drawing(
    [0, 0, 236, 256],
    rect([10, 22, 216, 234], '#f2a86f', 8),
    rect([10, 22, 60, 234], '#ffffff', 8, ' fill-opacity=".18"'),
    rect([2, 10, 232, 22], '#b5563e', 8),
    ...storeys.flatMap((y, row) =>
      columns.map((x, column) => {
        const isLit = row === 1 && column === 1;
        return (
          rect(
            [x, y, 40, 36],
            isLit ? '#ffdf5c' : '#bfe6ff',
            5,
            ' stroke="#ffffff" stroke-width="5"',
          ) + rect([x - 6, y + 38, 52, 8], isLit ? '#e83a3c' : '#c9764d', 4)
        );
      }),
    ),
    rect([94, 210, 48, 46], '#7c4a2d', 5),
    oval([132, 234, 4, 4], '#ffd23f'),
  );
