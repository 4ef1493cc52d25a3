import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const docs = path.resolve(import.meta.dirname, '../../docs');
const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');

test('docs/rights.md answers each of the 58 lines once, and names rows that exist', () => {
  const rights = read('rights.md');
  const lines = [...rights.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number));
  expect(lines).toEqual(Array.from({ length: 58 }, (_, index) => index + 1));
  const rows = new Set(
    read('requirements.tsv')
      .split('\n')
      .map(row => row.split('\t')[0]),
  );
  const named = [...rights.matchAll(/\b[A-Z]+\d*[A-Z]*-\d{2}\b/g)].map(([id]) => id);
  expect(named.filter(id => !rows.has(id))).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});
