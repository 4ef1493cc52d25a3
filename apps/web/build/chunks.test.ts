import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkOf, chunkOfFolder } from './chunks.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const chunkAt = (file: string) => chunkOf(path.join(repository, file));

test('every folder with a chunk exists', () => {
  const missing = Object.keys(chunkOfFolder).filter(
    folder => !existsSync(path.join(repository, folder)),
  );
  expect(missing).toEqual([]);
});

test('a file that is renamed or moved below its folder stays in its chunk', () => {
  for (const [folder, chunk] of Object.entries(chunkOfFolder)) {
    expect(chunkAt(`${folder}/Renamed.tsx`), folder).toBe(chunk);
    expect(chunkAt(`${folder}/below/Moved.tsx`), folder).toBe(chunk);
  }
});

test('early styles share one file; those of rarer parts are in their own chunk', () => {
  expect(chunkAt('packages/ui/src/parts/Button.module.css')).toBe('base');
  expect(chunkAt('packages/player/src/shell/Stage.module.css')).toBe('base');
  expect(chunkAt('packages/player/src/components/drag/Tray.module.css')).toBe('part-drag');
  expect(chunkAt('apps/web/src/features/globe/Globe.module.css')).toBeNull();
});

test('libraries of the app share a chunk, except those that only one page uses', () => {
  expect(chunkAt('node_modules/react-dom/client.js')).toBe('vendor');
  expect(chunkAt('node_modules/d3-geo/src/index.js')).toBeNull();
});
