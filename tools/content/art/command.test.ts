import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { artOf } from './collect.ts';
import { drawArt, makeFilms } from './command.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'art-test-'));
  mkdirSync(join(root, 'art'));
  mkdirSync(join(root, 'media', 'pictures'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** A source of drawings, as an author might write it. */
const write = (file: string, ...names: string[]) => {
  const pictures = names.map(name => ({ name, width: 256, height: 256, svg: '<svg/>' }));
  writeFileSync(
    join(root, 'art', file),
    `export const pictures = ${JSON.stringify(pictures)};\nexport const films = [{ name: 'film', shots: [] }];\n`,
  );
};

test('collects pictures from every source, and ignores helpers without pictures', async () => {
  write('l1.ts', 'apple');
  writeFileSync(join(root, 'art', 'help.ts'), 'export const help = 1;\n');
  const { pictures, films } = await artOf(root);
  expect([...pictures.keys(), ...films.keys()]).toEqual(['apple', 'film']);
});

test('a name that is drawn twice is an error that names both files', async () => {
  write('l1.ts', 'apple');
  writeFileSync(
    join(root, 'art', 'l2.ts'),
    "export const pictures = [{ name: 'apple', width: 1, height: 1, svg: '' }];\n",
  );
  await expect(artOf(root)).rejects.toThrow('“apple” is drawn in l1.ts and in l2.ts');
});

test('an unknown name is an error before anything is drawn', async () => {
  write('l1.ts', 'apple');
  await expect(drawArt(root, ['apple', 'dodo'])).rejects.toThrow('no drawing of “dodo”');
});

test('does not draw a picture again that has a file', async () => {
  write('l1.ts', 'apple');
  writeFileSync(join(root, 'media', 'pictures', 'apple.webp'), '');
  await expect(drawArt(root, [])).resolves.toBe('every picture is there');
});

test('films need the voices', async () => {
  await expect(makeFilms(root, undefined, [])).rejects.toThrow('--voices DIR');
});
