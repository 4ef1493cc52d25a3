import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sceneSize, tileSize } from './layouts.ts';
import { type Drawing, drawing, put, type Svg, windowed } from './svg.ts';

/** A picture to render: `media/pictures/<name>.webp`. */
export type Picture = { name: string; width: number; height: number; svg: Svg };

const names = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const fontFile = join(import.meta.dirname, '../../../packages/ui/src/fonts/andika-700-latin.woff2');

/** Pictures with letters embed the reading font, so that they look the same everywhere. */
const fontOf = (svg: Svg): Svg => {
  if (!svg.includes('<text')) return '';
  const data = readFileSync(fontFile).toString('base64');
  return `<style>@font-face{font-family:Andika;font-weight:700;src:url(data:font/woff2;base64,${data})}</style>`;
};

const page = (name: string, width: number, height: number, inside: Svg): Picture => {
  if (!names.test(name)) throw new Error(`“${name}”: names are small letters, digits and hyphens`);
  const head = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return { name, width, height, svg: `<svg ${head}>${fontOf(inside)}${inside}</svg>` };
};

/** Space around a thing in its tile; busts and groups have their own. */
const margin = 8;

/**
 * A transparent tile, 256 pixels square: one drawing as big as fits.
 *
 * @param around space around it in pixels
 */
export const tile = (name: string, one: Drawing, around = margin): Picture => {
  const room = tileSize - 2 * around;
  const [, , width, height] = one.box;
  const scaled = Math.min(room, (room * height) / width);
  const foot = (tileSize + scaled) / 2;
  return page(name, tileSize, tileSize, put(one, tileSize / 2, foot, { height: scaled }));
};

/** Head and shoulders or a group that fills its tile to the edge. */
export const fullTile = (name: string, one: Drawing): Picture => tile(name, one, 0);

/** A tile no higher than its content, so that a group of things is big on a wide button. */
export const snugTile = (name: string, one: Drawing): Picture => {
  const height = Math.min(tileSize, Math.ceil((tileSize * one.box[3]) / one.box[2]));
  return page(name, tileSize, height, put(one, tileSize / 2, height, { height }));
};

/** A custom tile: parts on 256 x 256. */
export const tileOf = (name: string, ...parts: readonly Svg[]): Picture =>
  tile(name, drawing([0, 0, tileSize, tileSize], ...parts), 0);

/** A scene, 960 x 540: a place and its content, back to front. */
export const scene = (name: string, ...parts: readonly Svg[]): Picture =>
  page(name, sceneSize.width, sceneSize.height, parts.join(''));

/** The visible area of a page on a tile, and on a screen with much beside it: keep everything important within. */
const middle = [170, 0, 620, 540] as const;

/** A page of a story, and its middle as a tile `<name>-card`, for putting the story in order. */
export const storyPage = (name: string, ...parts: readonly Svg[]): Picture[] => [
  scene(name, ...parts),
  snugTile(`${name}-card`, windowed(middle, parts.join(''))),
];

/** A finished picture as a drawing, e.g. to show it in a film. */
export const drawingOf = ({ width, height, svg }: Picture): Drawing =>
  drawing([0, 0, width, height], svg);
