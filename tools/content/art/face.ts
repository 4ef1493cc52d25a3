import { drop } from './domino.ts';
import { kitLayers, kitSvg, swap } from './kit-parts.ts';
import { line, oval, type Svg, shape } from './svg.ts';

const lip = '#7c2a33';
const talking =
  '<path d="M164 256 q36 9 72 0 q5 -1 4 5 q-6 33 -40 33 q-34 0 -40 -33 q-1 -6 4 -5Z" fill="#8c2f39"/><path d="M170 258 q30 7 60 0 q2 11 -6 12 q-24 5 -48 0 q-8 -1 -6 -12Z" fill="#fff"/><path d="M180 286 q20 -14 40 0 q-9 8 -20 8 q-11 0 -20 -8Z" fill="#ff7a8a"/>';
const closedEyes = line('M128 206 q24 18 46 0 M226 206 q24 18 46 0', '#3a2118', 7);
const laughingEyes = line('M128 212 q23 -30 46 0 M226 212 q23 -30 46 0', '#3a2118', 7);
/** The inner ends are up: with the brows of the avatar a sad child looks angry. */
const worried = line('M128 177 q18 -4 41 -20 M272 177 q-18 -4 -41 -20', '#3a2118', 7);

/** Eyes that look down. The lids fall outwards: level ones look angry where a fringe hides the brows. */
const lowered =
  shape('M128 211 Q152 197 174 194 q4 39 -21 39 q-22 0 -25 -22Z', '#fff') +
  shape('M272 211 Q248 197 226 194 q-4 39 21 39 q22 0 25 -22Z', '#fff') +
  oval([150, 219, 14, 14], '#3a2118') +
  oval([250, 219, 14, 14], '#3a2118') +
  oval([154, 214, 4, 4], '#fff') +
  oval([254, 214, 4, 4], '#fff') +
  line('M125 213 Q150 197 176 193 M275 213 Q250 197 224 193', '#3a2118', 6);

type Face = { mouth: Svg; eyes?: Svg; brows?: Svg; more?: Svg };

const faces = {
  happy: { mouth: talking },
  smile: { mouth: line('M168 262 q32 26 64 0', lip, 6.5) },
  sad: {
    mouth: line('M172 282 q28 -24 56 0', lip, 7),
    eyes: lowered,
    brows: worried,
    more: drop(132, 254, 1.15),
  },
  unhappy: { mouth: line('M174 280 q26 -20 52 0', lip, 7), brows: worried },
  laugh: { mouth: talking, eyes: laughingEyes },
  blink: {
    mouth: line('M168 262 q32 26 64 0', lip, 6.5),
    eyes: line('M128 208 q24 12 46 0 M226 208 q24 12 46 0', '#3a2118', 7),
  },
  asleep: { mouth: line('M184 270 q16 12 32 0', lip, 6), eyes: closedEyes },
  tired: { mouth: oval([200, 274, 15, 19], '#8c2f39'), eyes: closedEyes },
  surprised: { mouth: oval([200, 276, 16, 19], '#8c2f39'), more: '' },
  eat: {
    mouth: oval([200, 272, 20, 12], '#8c2f39') + line('M180 266 q20 -10 40 0', lip, 5),
  },
  talkSmall: { mouth: oval([200, 270, 17, 13], '#8c2f39') + oval([200, 277, 10, 5], '#ff7a8a') },
} satisfies Record<string, Face>;

export type Mood = keyof typeof faces;

/** Names of all moods. */
export const moods = Object.keys(faces) as Mood[];

/** True when this mood has its own eyes or brows, so that lashes must be removed: they look angry under sad brows. */
export const hidesLashes = (mood: Mood): boolean => 'eyes' in faces[mood] || 'brows' in faces[mood];

/**
 * Replaces the face of a composed avatar.
 *
 * @param look models of head, eyes and eyelids of the avatar, and extras on the face (a beard)
 */
export const withMood = (
  svg: Svg,
  mood: Mood,
  look: { head: string; eyes: string; eyelids: string; onFace: Svg },
): Svg => {
  const head = kitSvg('head', look.head, 'head');
  const mouthAt = head.indexOf('/>', head.indexOf('M190 232')) + 2;
  const face: Face = faces[mood];
  const fresh = head.slice(0, mouthAt) + look.onFace + face.mouth;
  const mouthed = swap(svg, head, fresh, 'the mouth');
  const withMouth =
    face.brows === undefined
      ? mouthed
      : swap(mouthed, kitSvg('eyelids', look.eyelids, 'brows'), face.brows, 'the brows');
  const { eyes } = face;
  if (eyes === undefined) return withMouth;
  return kitLayers('eyes', look.eyes).reduce(
    (rest, layer, place) => swap(rest, layer, place === 0 ? eyes : '', 'the eyes'),
    withMouth,
  );
};

/** What a mood draws over the head, such as tears. */
export const overFace = (mood: Mood): Svg => {
  const face: Face = faces[mood];
  return face.more ?? '';
};
