import { expect, test } from 'vitest';
import {
  describeCoverage,
  findMistakes,
  findNamedIds,
  parseRequirements,
} from './requirement-ids.ts';

const tsv = [
  'id\tarea\tstatement\tsource\tcheck\troute\tpartly',
  'RULE-01\tRULE\tone\tA\tx',
  'RULE-02\tRULE\ttwo\tA\tx\tshop home\t',
  'A11Y-01\tA11Y\tthree\tA\tx\t\tin the dark',
  '',
].join('\n');
const requirements = parseRequirements(tsv);
const areas = new Set(['RULE', 'A11Y']);

const find = (sources: Record<string, string>) =>
  findNamedIds(Object.keys(sources), areas, file => sources[file] ?? '');

test('reads the list without its heading and empty lines', () => {
  expect(requirements).toEqual([
    { id: 'RULE-01', area: 'RULE', routes: [], gap: '' },
    { id: 'RULE-02', area: 'RULE', routes: ['shop', 'home'], gap: '' },
    { id: 'A11Y-01', area: 'A11Y', routes: [], gap: 'in the dark' },
  ]);
});

test('an id counts in a title, in a table and in a template', () => {
  const named = find({
    'a.test.ts': "test('RULE-01 is kept', () => {});",
    'b.test.tsx': 'test.each([["A11Y-01", 1]])("%s", () => {}); const part = <p>x</p>;',
    'c.cases.ts': `export const rows = [{ title: \`\${name} RULE-02 holds \${more}\` }];`,
  });
  expect([...named]).toEqual([
    ['RULE-01', ['a.test.ts']],
    ['A11Y-01', ['b.test.tsx']],
    ['RULE-02', ['c.cases.ts']],
  ]);
});

test('an id in a comment or a word of another kind does not count', () => {
  const named = find({ 'a.test.ts': "// RULE-01\ntest('UTF-16 and RULE-1', () => {});" });
  expect([...named]).toEqual([]);
});

const anyRoute = () => true;

test('an id that is not in the list is a mistake', () => {
  const named = find({ 'a.test.ts': "test('RULE-77, RULE-01 and A11Y-01', () => {});" });
  expect(findMistakes(requirements, named, anyRoute)).toEqual(['Unknown id RULE-77 in a.test.ts']);
});

test('an id with two rows is a mistake', () => {
  const [first] = requirements;
  if (!first) throw new Error('no requirement');
  expect(findMistakes([first, ...requirements], new Map(), anyRoute)).toContain(
    'RULE-01 has two rows',
  );
});

test('a mark without a test, and an unknown route, are mistakes', () => {
  expect(findMistakes(requirements, new Map(), name => name !== 'shop')).toEqual([
    'RULE-02 names no route: shop',
    'A11Y-01 is marked partly, but no test names it',
  ]);
});

const named = find({ 'a.test.ts': "test('RULE-02 and A11Y-01', () => {});" });

test('the report names every row of the area and its total', () => {
  expect(describeCoverage(requirements, named, anyRoute, ['RULE'])).toEqual({
    rows: ['RULE-01\tmissing', 'RULE-02\ttested\ta.test.ts'],
    totals: ['RULE: 1 tested, 0 partly, 1 missing of 2', 'all: 1 tested, 0 partly, 1 missing of 2'],
  });
});

test('a partly tested row says what is missing', () => {
  const { rows, totals } = describeCoverage(requirements, named, anyRoute, ['A11Y']);
  expect(rows).toEqual(['A11Y-01\tpartly\ta.test.ts\tin the dark']);
  expect(totals.at(-1)).toBe('all: 0 tested, 1 partly, 0 missing of 1');
});

test('a row about a page that does not exist is missing, although a test names it', () => {
  const { rows } = describeCoverage(requirements, named, route => route !== 'home', ['RULE']);
  expect(rows[1]).toBe('RULE-02\tmissing\thome is not built');
});
