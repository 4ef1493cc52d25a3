import type { Kit, Layer, Mood } from '../kit.ts';

const INK = '#262a36';
const SHADE = '#5f7fb0';
const PAD = '#ff9fb0';
/** The frame of the app's own Domino pictures: the same width and height for every mood. */
const USUAL = '10 0 400 476';
/** The same frame zoomed out, for moods with something around the head. */
const WIDE = '-15 -59.5 450 535.5';

const line = (width: number, d: string, colour = 'currentColor', more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const circles = (...all: [x: number, y: number, r: number][]) =>
  all.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
const flipped = (svg: string) => `<g transform="matrix(-1 0 0 1 420 0)">${svg}</g>`;
const ofBody = (slot: string, svg: string): Layer => ({ slot, svg, colourOf: 'body' });
const ofTop = (slot: string, svg: string): Layer => ({ slot, svg, colourOf: 'top' });

const pads = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${PAD}"><path d="M0 -2 C9 -2 15 6 12 12 C9 16 4 14 0 14 C-4 14 -9 16 -12 12 C-15 6 -9 -2 0 -2Z"/>${circles([-14, -5, 5], [-5.5, -14, 5.5], [5.5, -14, 5.5], [14, -5, 5])}</g>`;

/** The right arm raised to wave, with an open paw; the left one is its mirror image. */
const ARM = 'M272 368 C300 380 328 366 344 334';
const armUp = `${line(46, 'M274 372 C302 384 330 370 346 338', '#c9d6ea')}${line(40, ARM)}<circle cx="353" cy="322" r="31" fill="#c9d6ea"/><circle cx="352" cy="319" r="29" fill="currentColor"/>${pads(354, 321, 14)}`;
const sleeveUp = {
  short:
    '<path d="M262 341 C276 346 290 347 304 344 L310 395 C292 399 272 397 254 391 C238 380 244 346 262 341Z" fill="currentColor"/><path d="M297 345 L304 344 L310 395 L303 396Z" fill="#000" fill-opacity=".14"/>',
  long: `${line(52, 'M266 368 C296 380 322 366 336 342')}${line(10, 'M315 330 L356 352', '#000', ' stroke-opacity=".14"')}`,
};
const armLayers = (mirror: boolean, sleeve?: keyof typeof sleeveUp): Layer[] => {
  const side = mirror ? flipped : (svg: string) => svg;
  return [ofBody('arms', side(armUp)), ...(sleeve ? [ofTop('arms', side(sleeveUp[sleeve]))] : [])];
};

const OPEN_MOUTH = `<path d="M168 272 Q210 288 252 272 Q258 270 257 277 Q250 320 210 320 Q170 320 163 277 Q162 270 168 272Z" fill="#8c2f39"/><path d="M182 304 Q210 286 238 304 Q228 320 210 320 Q192 320 182 304Z" fill="#ff7a8a"/>${line(6, 'M210 256 v22 M160 268 Q164 274 168 273 Q210 288 252 273 Q256 274 260 268', INK)}`;

const waves = (sleeve?: keyof typeof sleeveUp): Layer[] => [
  ...armLayers(false, sleeve),
  { slot: 'mouthMood', svg: OPEN_MOUTH },
  { slot: 'air', svg: line(6, 'M392 296 q8 14 6 30', SHADE, ' stroke-opacity=".45"') },
];

const star = (x: number, y: number, size: number, colour: string) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 -17 q3 0 5 4 l4 8 9 1 q7 1 2 7 l-7 7 2 10 q0 6 -6 4 l-9 -5 -9 5 q-6 2 -6 -4 l2 -10 -7 -7 q-5 -6 2 -7 l9 -1 4 -8 q2 -4 5 -4Z" fill="${colour}"/>`;
const JOY = `${star(14, -16, 1.2, '#ffd23f')}${star(404, -14, 1.3, '#ffd23f')}${star(8, 402, 0.9, '#ff7ab6')}${star(416, 410, 0.9, '#4fc3f7')}${line(10, 'M112 -26 l6 14 M308 -28 l-6 13', '#ff7ab6')}`;
const sole = `<ellipse cx="152" cy="443" rx="33" ry="24" fill="#c9d6ea"/><ellipse cx="152" cy="440" rx="32" ry="24" fill="currentColor"/><g transform="translate(152 440) scale(1.05)">${pads(0, 3, -8)}</g>`;
const cheers = (sleeve?: keyof typeof sleeveUp): Layer[] => [
  ...armLayers(true, sleeve),
  ...armLayers(false, sleeve),
  ofBody('arms', sole + flipped(sole)),
  { slot: 'air', svg: JOY },
];

/** The right paw at the chin. */
const CHIN = `${line(50, 'M268 400 C276 380 268 362 258 344', SHADE, ' stroke-opacity=".22"')}${line(42, 'M270 398 C276 380 268 358 258 338')}`;
const CHIN_SLEEVE = `${line(52, 'M269 397 C276 380 272 368 265 354')}${line(9, 'M243 358 L286 348', '#000', ' stroke-opacity=".14"')}`;
const CHIN_PAW = `<ellipse cx="252" cy="326" rx="30" ry="25" fill="currentColor"/><path d="M224 334 Q252 356 280 334 Q274 352 252 352 Q230 352 224 334Z" fill="${SHADE}" fill-opacity=".18"/>${line(4, 'M242 308 v12 M258 306 v12', SHADE, ' stroke-opacity=".45"')}`;
const BUBBLE = `<g fill="#fff">${circles([352, 40, 8], [368, 16, 12], [392, -18, 36])}</g><g fill="#4a7be8">${circles([376, -18, 6], [392, -18, 6], [408, -18, 6])}</g>`;
const thinks = (sleeve?: string): Layer[] => [
  ofBody('paw', CHIN),
  ...(sleeve ? [ofTop('paw', sleeve)] : []),
  ofBody('paw', CHIN_PAW),
  { slot: 'air', svg: BUBBLE },
];

/** Brows of a mood in the coat's colour; the right one is white on a dark half of the face. */
const brows = (left: string, right: string) => ({
  layers: [
    { slot: 'eyelids', svg: line(7, left), colourOf: 'hair' },
    { slot: 'eyelids', svg: line(7, right, '#fff') },
  ],
  variants: {
    lightHead: {
      layers: [{ slot: 'eyelids', svg: line(7, left) + line(7, right), colourOf: 'hair' }],
    },
  },
});

const ZZZ = `${line(8, 'M338 40 h26 l-26 30 h26', '#4a7be8', ' stroke-opacity=".8"')}${line(7, 'M376 4 h19 l-19 22 h19', '#4a7be8', ' stroke-opacity=".65"')}${line(6, 'M404 -26 h14 l-14 16 h14', '#4a7be8', ' stroke-opacity=".5"')}`;
const CAP =
  '<g transform="translate(0 24)"><path d="M150 70 q60 -30 120 0 v26 q-60 -26 -120 0Z" fill="#4a31c4"/><path d="M210 14 L330 54 L210 92 L90 54Z" fill="#7a5cf5"/><path d="M210 14 L330 54 L210 54Z" fill="#fff" fill-opacity=".12"/><path d="M210 54 q70 4 96 14 v34" stroke="#ffc53d" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M298 100 h16 l5 28 h-26Z" fill="#ffc53d"/><circle cx="210" cy="54" r="8" fill="#ffc53d"/></g>';
const armless = ['legRight', 'sleeveRight'];

/** How Domino shows each mood, in any clothes: face, arms, tail, and things in the air. */
export const dominoMoods = {
  hello: {
    viewBox: USUAL,
    wears: { eyes: 'hello' },
    hides: ['mouth', ...armless],
    poses: {
      tail: 'matrix(-1 0 0 1 420 0)',
      head: 'rotate(-3 210 300)',
      earLeft: 'rotate(-3 210 300)',
      earRight: 'rotate(-3 210 300)',
    },
    layers: waves(),
    variants: { shortSleeves: { layers: waves('short') }, longSleeves: { layers: waves('long') } },
  },
  cheer: {
    viewBox: WIDE,
    wears: { eyes: 'cheering' },
    hides: ['legLeft', 'sleeveLeft', ...armless],
    poses: { earLeft: 'rotate(27 116 112)', earRight: 'rotate(-27 304 112)' },
    layers: cheers(),
    variants: {
      shortSleeves: { layers: cheers('short') },
      longSleeves: { layers: cheers('long') },
    },
  },
  think: {
    viewBox: WIDE,
    wears: { eyes: 'thinking' },
    hides: armless,
    poses: {
      head: 'rotate(-6 210 310)',
      earLeft: 'rotate(-6 210 310)',
      earRight: 'rotate(-6 210 310)',
    },
    brows: brows('M138 142 q18 -6 36 3', 'M286 130 q-18 -14 -38 -3'),
    layers: thinks(),
    variants: { longSleeves: { layers: thinks(CHIN_SLEEVE) } },
  },
  sorry: {
    viewBox: USUAL,
    wears: { eyes: 'sorry' },
    poses: {
      head: 'translate(0 22)',
      earLeft: 'translate(2 36) rotate(-9 118 108)',
      earRight: 'translate(-2 36) rotate(9 302 108)',
      collar: 'translate(0 10)',
      tail: 'rotate(46 292 424)',
    },
    brows: brows('M134 152 q14 -18 36 -22', 'M286 152 q-14 -18 -36 -22'),
    layers: [],
  },
  sleep: {
    viewBox: WIDE,
    wears: { eyes: 'sleeping' },
    poses: {
      head: 'translate(0 18) rotate(-5 210 300)',
      earLeft: 'translate(0 18) rotate(-5 210 300)',
      earRight: 'translate(0 18) rotate(-5 210 300)',
      collar: 'translate(0 8)',
      tail: 'rotate(30 292 424)',
    },
    brows: brows('M140 150 q16 -8 34 -2', 'M280 150 q-16 -8 -34 -2'),
    layers: [{ slot: 'air', svg: ZZZ }],
  },
  school: { viewBox: USUAL, hides: ['tuft'], layers: [{ slot: 'hat', svg: CAP }] },
  sit: { viewBox: USUAL, layers: [] },
} satisfies Record<string, Mood>;

/** A mood of Domino (the names of his pictures). */
export type DominoMood = keyof typeof dominoMoods;

/** The moods of Domino by name. */
export const DOMINO_MOODS = Object.keys(dominoMoods) as DominoMood[];

/** Domino's kit in a mood: one more part, and the mood's own frame, poses and brows. */
export function kitInMood(kit: Kit, mood: DominoMood): Kit {
  const model: Mood = dominoMoods[mood];
  const brows = model.brows && { eyelids: { mood: model.brows } };
  return {
    ...kit,
    viewBox: model.viewBox,
    poses: { mood: model.poses ?? {} },
    parts: { ...kit.parts, ...brows, mood: { [mood]: { ...model, pose: 'mood' } } },
  };
}
