import {
  coloured,
  type Drawing,
  drawing,
  drop,
  lion,
  oval,
  put,
  rect,
  type Svg,
  thing,
} from '../../../../tools/content/art/index.ts';

/** A cat in black with white patches: the white one, over it the black one but for the patches. */
export const blackAndWhiteCat = (): Drawing => {
  const [white, black] = [coloured('cat', 'white'), coloured('cat', 'black')];
  const patches =
    '<clipPath id="cat-patches"><ellipse cx="46" cy="52" rx="52" ry="66"/><ellipse cx="166" cy="120" rx="58" ry="44"/><rect x="176" y="8" width="80" height="86"/><rect x="92" y="206" width="30" height="50"/></clipPath>';
  return drawing(
    white.box,
    patches,
    white.svg,
    `<g clip-path="url(#cat-patches)">${black.svg}</g>`,
  );
};

/** The lion of the story, in tears. */
export const sadLion = (): Drawing => {
  const { box, svg } = lion();
  return drawing(box, svg, drop(62, 112, 0.7), drop(134, 112, 0.7));
};

/** A ground with a flower: what stands beside it shows its size. */
const ground: Svg =
  oval([128, 240, 122, 13], '#a8dd85') + put(thing('flower'), 222, 246, { height: 72 });

const deep: Svg =
  rect([4, 4, 248, 248], '#a9e2fb', 36) +
  '<path d="M206 236 q-22 -34 0 -62 t0 -62 M230 236 q16 -26 0 -48" fill="none" stroke="#35ab6e" stroke-width="13" stroke-linecap="round"/>' +
  '<path d="M4 222 q60 -18 124 0 t124 0 v0 q0 30 -36 30 h-176 q-36 0 -36 -30Z" fill="#ecd9a8"/>';

/** An animal beside a flower, big or small; both fit a tile. */
export const sized = (animal: Drawing, big: boolean): Drawing =>
  drawing([0, 0, 256, 256], ground, put(animal, big ? 108 : 104, 246, { height: big ? 222 : 112 }));

/** A fish among water plants, big or small. */
export const sizedFish = (fish: Drawing, big: boolean): Drawing =>
  drawing(
    [0, 0, 256, 256],
    deep,
    put(fish, big ? 108 : 112, big ? 218 : 186, { height: big ? 188 : 88 }),
  );
