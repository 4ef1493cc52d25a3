import { expect, test } from 'vitest';
import {
  describeCoverage,
  findNamedIds,
  findUnknownIds,
  parseRequirements,
} from './requirement-ids.ts';

const tsv = [
  'id\tarea\tstatement\tsource\tcheck',
  'RULE-01\tRULE\tone\tA\tx',
  'RULE-02\tRULE\ttwo\tA\tx',
  'A11Y-01\tA11Y\tthree\tA\tx',
  '',
].join('\n');
const requirements = parseRequirements(tsv);
const areas = new Set(['RULE', 'A11Y']);

const find = (sources: Record<string, string>) =>
  findNamedIds(Object.keys(sources), areas, file => sources[file] ?? '');

test('the list is read without its heading and empty lines', () => {
  expect(requirements).toEqual([
    { id: 'RULE-01', area: 'RULE' },
    { id: 'RULE-02', area: 'RULE' },
    { id: 'A11Y-01', area: 'A11Y' },
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

test('an id the list does not have is unknown', () => {
  const named = find({ 'a.test.ts': "test('RULE-77 and RULE-01', () => {});" });
  expect(findUnknownIds(requirements, named)).toEqual(['RULE-77']);
});

test('the report names every row of the area and its total', () => {
  const named = find({ 'a.test.ts': "test('RULE-02 and A11Y-01', () => {});" });
  expect(describeCoverage(requirements, named, ['RULE'])).toEqual({
    rows: ['RULE-01\tmissing', 'RULE-02\ttested\ta.test.ts'],
    totals: ['RULE: 1 of 2 tested', 'all: 1 of 2 tested'],
  });
  expect(describeCoverage(requirements, named, []).totals.at(-1)).toBe('all: 2 of 3 tested');
});
