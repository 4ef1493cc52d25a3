import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Drawing, drawing, line, put, shape } from './svg.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'packages', 'ui', 'src', 'domino');

/** Drawings of the app that show Domino, by mood. */
const files = {
  hello: 'hello',
  cheer: 'cheer',
  think: 'think',
  sorry: 'sorry',
  sleep: 'sleep',
  sit: 'sit',
  sad: 'sorry',
  wet: 'cheer',
  head: 'head',
  helloTalk: 'hello',
  sitTalk: 'sit',
} as const;

export type DominoMood = keyof typeof files;

/** The inside of a drawing; its ids are prefixed with the mood, because several moods may be combined. */
const readMood = (file: string): { box: Drawing['box']; svg: string } => {
  const text = readFileSync(join(folder, `domino-${file}.svg`), 'utf8');
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(text)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const svg = text
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\bid="/g, `id="domino-${file}-`)
    .replace(/url\(#/g, `url(#domino-${file}-`)
    .replace(/href="#/g, `href="#domino-${file}-`);
  // The paws are slightly above the lower edge of the frame.
  return { box: [x, y, width, file === 'head' ? height : 464], svg };
};

const snoutOf = (svg: string): string => {
  const at = svg.search(/<g id="[^"]*snout">/);
  if (at < 0) throw new Error('The drawing of Domino has no snout any more');
  return svg.slice(at);
};

/** The same Domino with his mouth open, as when he cheers. */
const withOpenMouth = (svg: string): string =>
  svg.replace(snoutOf(svg), snoutOf(readMood('cheer').svg));

/** A tear or a drop of water at x, y. */
export const drop = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape(
    'M0 -16 q-15 24 0 33 q15 -9 0 -33Z',
    '#63c5f5',
    ' stroke="#2f9fd8" stroke-width="3"',
  )}${line('M-4 4 q0 6 4 7', '#fff', 3)}</g>`;

const extras: Partial<Record<DominoMood, string>> = {
  sad: drop(136, 232, 1.2) + drop(270, 250, 1),
  wet: [
    [70, 320, 1.3],
    [96, 380, 1],
    [352, 344, 1.2],
    [330, 400, 1.1],
    [120, 60, 1.1],
    [300, 50, 1.2],
    [210, 420, 1],
  ]
    .map(([x = 0, y = 0, size]) => drop(x, y, size))
    .join(''),
};

/** Domino the puppy. Sad, he cries; wet, he drips. */
export const domino = (mood: DominoMood = 'hello'): Drawing => {
  const { box, svg } = readMood(files[mood]);
  const drawn = mood.endsWith('Talk') ? withOpenMouth(svg) : svg;
  return drawing(box, drawn, extras[mood] ?? '');
};

/** Domino with something on his head, e.g. a duck. @param height of the thing, Domino being 476 */
export const dominoWearing = (mood: DominoMood, thing: Drawing, height: number): Drawing => {
  const { box, svg } = domino(mood);
  const more = height * 0.82;
  return drawing(
    [box[0], box[1] - more, box[2], box[3] + more],
    svg,
    put(thing, 200, 62, { height }),
  );
};
