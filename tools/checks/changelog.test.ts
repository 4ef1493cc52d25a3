import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const changelog = readFileSync(path.join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');

/** The entries of the list, each on one line. */
const entries = changelog
  .split(/^(?=- |#)/m)
  .filter(part => part.startsWith('- '))
  .map(part => part.replaceAll(/\s+/g, ' ').trim());

test('no change is listed twice', () => {
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter((entry, at) => entries.indexOf(entry) !== at)).toEqual([]);
});
