import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { interestColours, interestIds, interestUrl, wallpapers } from './looks.ts';
import { movingWallpapers } from './moving/moving-wallpapers.ts';

const folder = path.resolve(import.meta.dirname, '../../../../apps/web/public');
const text = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const COLOUR = /^#[0-9a-f]{6}$/;

/** Whether a file exists and its name has the hash of its content. */
function isNamedByContent(address: string): boolean {
  const file = path.join(folder, address);
  const hash = existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex');
  return hash !== false && address.includes(`.${hash.slice(0, 8)}.`);
}

const moving = [...movingWallpapers.values()];
const layers = moving.flatMap(one => one.layers.map(({ imgUrl }) => imgUrl));
const stills = moving.map(({ still }) => still);

/** Whether a drawing fills any window and loads nothing. */
const isOwnDrawing = (svg: string): boolean =>
  svg.includes('preserveAspectRatio="xMidYMax slice"') &&
  !/https?:(?!\/\/www\.w3\.org\/2000\/svg)|<script|<image/.test(svg);

test('PROFILE-14 there are at least 12 wallpapers, each with colours and its own picture', () => {
  expect(new Set(wallpapers.map(({ id }) => id)).size).toBe(wallpapers.length);
  expect(wallpapers.length).toBeGreaterThanOrEqual(12);
  const pictures = wallpapers.filter(({ imgUrl }) => imgUrl !== '');
  expect(wallpapers.filter(({ imgUrl }) => imgUrl === '').map(({ id }) => id)).toEqual(['meadow']);
  for (const { imgUrl, bgColor, gradColor } of wallpapers) {
    expect([imgUrl, COLOUR.test(bgColor), COLOUR.test(gradColor)]).toEqual([imgUrl, true, true]);
  }
  for (const { imgUrl } of pictures) expect([imgUrl, isNamedByContent(imgUrl)]).toContain(true);
  const addresses = [...pictures.map(({ imgUrl }) => imgUrl), ...layers, ...stills];
  const files = addresses.map(address => path.basename(address));
  expect(readdirSync(path.join(folder, 'wallpapers')).toSorted()).toEqual(files.toSorted());
});

test('ALIVE-20 partly: each drawing of a wallpaper that moves is named by its content and loads nothing', () => {
  for (const id of movingWallpapers.keys()) expect(wallpapers.map(one => one.id)).toContain(id);
  for (const address of [...layers, ...stills]) {
    const is = [isNamedByContent(address), isOwnDrawing(text(address))];
    expect([address, ...is]).toEqual([address, true, true]);
  }
  for (const address of layers) expect([address, text(address).length < 5_000]).toContain(true);
});

test('PROFILE-14 a wallpaper is a small drawing that fills any window and loads nothing', () => {
  for (const { imgUrl } of wallpapers.filter(wallpaper => wallpaper.imgUrl !== '')) {
    const svg = text(imgUrl);
    expect([imgUrl, svg.length < 12_288]).toEqual([imgUrl, true]);
    expect([imgUrl, isOwnDrawing(svg)]).toContain(true);
  }
});

test('PROFILE-15 there are at least 40 interests, each with its own small picture', () => {
  expect(interestIds.length).toBeGreaterThanOrEqual(40);
  const addresses = interestIds.map(id => interestUrl(id) ?? '');
  expect(new Set(addresses).size).toBe(interestIds.length);
  for (const address of addresses) expect([address, isNamedByContent(address)]).toContain(true);
  for (const address of addresses) {
    expect([address, readFileSync(path.join(folder, address)).length < 16_000]).toContain(true);
  }
  expect(readdirSync(path.join(folder, 'interests'))).toHaveLength(addresses.length);
  expect(interestUrl('constructor')).toBeUndefined();
});

test('PROFILE-15 every interest has a name, and tiles have colours', () => {
  const catalogue = path.resolve(folder, '../../../packages/i18n/catalogues/en-GB.json');
  const names: Record<string, string> = JSON.parse(readFileSync(catalogue, 'utf8'));
  const named = interestIds.map(id => names[`interest.${id}`] ?? '');
  expect(named.filter(name => name === '')).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  for (const { bgColor, gradColor } of interestColours) {
    expect(`${bgColor} ${gradColor}`).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
  }
});
