import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { watchFolders } from './watch-folders.ts';

const folders: string[] = [];
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A watched folder with `a/one.txt`; `next` waits for the files of the next change. */
const open = () => {
  const root = mkdtempSync(join(tmpdir(), 'watch-folders-'));
  folders.push(root);
  mkdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a/one.txt'), '1');
  let told: (files: readonly string[]) => void = () => undefined;
  ends.push(watchFolders(root, files => told(files)));
  const next = () =>
    new Promise<readonly string[]>(resolve => {
      told = resolve;
    });
  return { root, next };
};

test('COURSE-28 a file is noticed when it is written, and when an editor replaces it, again and again', async () => {
  const { root, next } = open();
  for (const text of ['2', '3']) {
    const written = next();
    writeFileSync(join(root, 'a/one.txt'), text);
    expect(await written).toEqual(['a/one.txt']);
    const replaced = next();
    writeFileSync(join(root, 'a/.one.txt.swp'), text);
    renameSync(join(root, 'a/.one.txt.swp'), join(root, 'a/one.txt'));
    expect(await replaced).toEqual(['a/one.txt']);
  }
});

test('COURSE-28 files of a new folder are noticed, other files are not', async () => {
  const { root, next } = open();
  const made = next();
  mkdirSync(join(root, 'b'));
  expect(await made).toEqual(['b']);
  const written = next();
  writeFileSync(join(root, 'b/notes.md'), '');
  writeFileSync(join(root, 'b/two.json'), '{}');
  expect(await written).toEqual(['b/two.json']);
});
