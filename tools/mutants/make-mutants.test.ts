import { expect, test } from 'vitest';
import { applyMutant, makeMutants } from './make-mutants.ts';

const mutate = (source: string) =>
  makeMutants('a.ts', source).map(mutant => applyMutant(source, mutant));

test('a comparison changes its bound, and a condition is negated', () => {
  expect(mutate('if (a < b) c;')).toEqual(['if (!(a < b)) c;', 'if (a <= b) c;', 'if (a < b) ;']);
});

test('an equality is inverted once', () => {
  expect(mutate('x = a === b ? c : d')).toContain('x = a !== b ? c : d');
  expect(mutate('x = a === b ? c : d')).not.toContain('x = !(a === b) ? c : d');
});

test('results, flags, texts, sums and rounding change', () => {
  expect(mutate('const f = () => true;')).toEqual([
    'const f = () => undefined;',
    'const f = () => false;',
  ]);
  expect(mutate("const a = 'b';")).toEqual(["const a = '';"]);
  expect(mutate('const a = b + 1;')).toEqual(['const a = b - 1;']);
  expect(mutate('const a = Math.floor(b);')).toEqual(['const a = Math.ceil(b);']);
});

test('types, imports, names and error messages are not changed', () => {
  const untouched = [
    "type A = 'b';",
    "let a: 'b' | true;",
    "import a from 'b';",
    "const a = { 'b-c': 1 };",
    "const a = new Error('b');",
  ];
  for (const source of untouched) expect(mutate(source)).toEqual([]);
});
