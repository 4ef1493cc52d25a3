import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Colour, tint } from './colours.ts';
import { type Drawing, drawing, type Svg } from './svg.ts';
import { ball, car, kite, robot } from './toys.ts';

/** Folder of third-party drawings, Fluent Emoji 3D, 256 pixels square. */
const folder = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'content',
  'packs',
  'starter',
  'art',
  'things',
);

const read = new Map<string, string>();

const dataOf = (name: string): string => {
  const known = read.get(name);
  if (known !== undefined) return known;
  const file = join(folder, `${name}.webp`);
  if (!existsSync(file)) throw new Error(`no thing “${name}” in content/packs/starter/art/things`);
  const data = `data:image/webp;base64,${readFileSync(file).toString('base64')}`;
  read.set(name, data);
  return data;
};

const image = (name: string, more = ''): Svg =>
  `<image href="${dataOf(name)}" width="256" height="256"${more}/>`;

/** Frames of drawings that do not fill their square, to find their foot. */
const boxes: Record<string, Drawing['box']> = {
  car: [8, 60, 240, 136],
  bike: [8, 50, 240, 160],
  bird: [16, 8, 232, 240],
  duck: [8, 8, 240, 240],
  shoe: [14, 132, 228, 110],
  boot: [14, 67, 228, 175],
  glasses: [13, 77, 230, 94],
  hat: [14, 77, 228, 166],
  coat: [11, 49, 232, 193],
  trousers: [45, 13, 166, 229],
};

/** An unchanged thing: an apple, a dog, a bed … named by its file. */
export const thing = (name: string): Drawing =>
  drawing(boxes[name] ?? [8, 8, 240, 240], image(name));

/** Natural brightness of a drawing; bright ones are darkened before they get a colour. */
const lightness: Record<string, number> = {
  rabbit: 2.2,
  duck: 1.7,
  elephant: 2,
  'ice-cream': 2.4,
  'teddy-bear': 1.2,
  bike: 1,
  horse: 0.8,
  shoe: 0.62,
  dress: 0.75,
};

/** Parts that keep their own colours: a leaf, a beak, a cone (x, y, width, height). */
const ownColours: Record<string, readonly (readonly [number, number, number, number])[]> = {
  apple: [[0, 0, 132, 58]],
  'ice-cream': [[0, 158, 256, 98]],
  duck: [[0, 30, 46, 50]],
  bird: [
    [0, 40, 42, 60],
    [0, 214, 256, 42],
  ],
};

const partsInOwnColours = (name: string): Svg =>
  (ownColours[name] ?? [])
    .map(([x, y, width, height], at) => {
      const id = `own-${name}-${at}`;
      const area = `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
      return `<clipPath id="${id}">${area}</clipPath>${image(name, ` clip-path="url(#${id})"`)}`;
    })
    .join('');

const tinted = (name: string, colour: Colour): Drawing => {
  const { id, svg } = tint(colour, lightness[name]);
  const outline = colour === 'white' ? ' style="filter:drop-shadow(0 0 3px #8792a6)"' : '';
  const body = `<g${outline}>${image(name, ` filter="url(#${id})"`)}</g>`;
  return drawing(boxes[name] ?? [8, 8, 240, 240], svg, body, partsInOwnColours(name));
};

const drawn: Record<string, (colour: Colour) => Drawing> = { ball, car, kite, robot };

/** A toy or an animal in one colour of the course. */
export const coloured = (name: string, colour: Colour): Drawing =>
  drawn[name]?.(colour) ?? tinted(name, colour);
