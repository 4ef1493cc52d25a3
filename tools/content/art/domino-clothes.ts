import { type Colour, colours } from './colours.ts';
import { type DominoMood, domino } from './domino.ts';
import { type Drawing, drawing, line, oval, put, type Svg, shape } from './svg.ts';
import { coloured, thing } from './things.ts';

/** What Domino can wear. */
export type DominoClothes = {
  hat?: Drawing;
  coat?: Colour;
  glasses?: boolean;
  boots?: Colour;
  socks?: Colour;
  /** More on his coat, such as mud. */
  onCoat?: Svg;
};

/** Middles of his front paws. */
const paws = [177, 243];

/** The coat of a child: it is long for him, and its sleeves hang empty. */
const longCoat = (colour: Colour, more: Svg): Svg => {
  const { base, dark } = colours[colour];
  const edge = ` stroke="${dark}" stroke-opacity=".5" stroke-width="4" stroke-linejoin="round"`;
  const sleeve = (flip: number): Svg => {
    const x = (dx: number): number => 210 + flip * dx;
    return shape(
      `M${x(70)} 306 C${x(104)} 330 ${x(126)} 372 ${x(136)} 420 Q${x(136)} 430 ${x(124)} 433 L${x(100)} 438 Q${x(90)} 438 ${x(88)} 428 C${x(84)} 396 ${x(74)} 372 ${x(58)} 350Z`,
      base,
      edge,
    );
  };
  const lapel = (flip: number): Svg => {
    const x = (dx: number): number => 210 + flip * dx;
    return shape(`M${x(64)} 316 L${x(0)} 372 L${x(24)} 402 L${x(84)} 338Z`, base, edge);
  };
  return [
    sleeve(-1),
    sleeve(1),
    shape(
      'M136 304 C118 346 108 390 104 428 Q104 440 116 440 H304 Q316 440 316 428 C312 390 302 346 284 304Z',
      base,
      edge,
    ),
    line('M210 372 V438', dark, 4, ' stroke-opacity=".5"'),
    lapel(-1),
    lapel(1),
    ...[398, 424].map(y => oval([224, y, 6, 6], dark)),
    more,
  ].join('');
};

const sock = (x: number, colour: Colour): Svg => {
  const { light, base } = colours[colour];
  return (
    shape(
      `M${x - 25} 374 H${x + 25} L${x + 31} 440 C${x + 31} 452 ${x + 23} 456 ${x + 13} 456 H${x - 15} C${x - 25} 456 ${x - 31} 452 ${x - 31} 440Z`,
      base,
    ) + line(`M${x - 24} 380 H${x + 24} M${x - 26} 400 H${x + 26}`, light, 8)
  );
};

const glasses: Svg =
  [160, 260]
    .map(x =>
      oval([x, 188, 40, 40], '#cfeaff', ' fill-opacity=".25" stroke="#2b2f3a" stroke-width="10"'),
    )
    .join('') + line('M200 182 q10 -8 20 0 M121 180 L96 172 M299 180 L324 172', '#2b2f3a', 10);

/** Domino in clothes. Moods that show his sitting body fit best: `sit`, `think`, `cheer`. */
export const dressedDomino = (
  mood: DominoMood,
  { hat, coat, glasses: hasGlasses, boots, socks, onCoat = '' }: DominoClothes,
): Drawing => {
  const { box, svg } = domino(mood);
  const at = svg.search(/<g id="[^"]*collar"/);
  if (at < 0) throw new Error('The drawing of Domino has no collar any more');
  const onBody = [
    ...(socks ? paws.map(x => sock(x, socks)) : []),
    coat ? longCoat(coat, onCoat) : '',
    ...(boots
      ? paws.map((x, side) =>
          put(coloured('boot', boots), x + (side ? 18 : -18), 462, {
            height: 68,
            flip: side === 0,
          }),
        )
      : []),
  ].join('');
  const above = hat ? 60 : 0;
  return drawing(
    [box[0], box[1] - above, box[2], box[3] + above],
    svg.slice(0, at) + onBody + svg.slice(at),
    hasGlasses ? glasses : '',
    hat ? put(hat, 210, 138, { height: 190 }) : '',
  );
};

/** Trousers on Domino's head, with their legs up like two long ears. */
export const dominoInTrousers = (mood: DominoMood): Drawing => {
  const { box, svg } = domino(mood);
  const more = 150;
  return drawing(
    [box[0], box[1] - more, box[2], box[3] + more],
    svg,
    put(thing('trousers'), 210, 118, { height: 250, turn: 180 }),
  );
};
