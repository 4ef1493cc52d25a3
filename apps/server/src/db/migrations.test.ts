import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';

/** Statements after which a server of the previous release would fail. */
const breaking: readonly RegExp[] = [
  /\bDROP\s+(TABLE|COLUMN|VIEW|FUNCTION|TYPE|SCHEMA)\b/i,
  /\bALTER\s+TABLE\s+[^;]*\bDROP\s+(?!CONSTRAINT|DEFAULT|NOT\s+NULL|EXPRESSION|IDENTITY)/i,
  /\bRENAME\b/i,
  /\bALTER\s+(COLUMN\s+)?\w+\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bREVOKE\b/i,
  /\bTRUNCATE\b/i,
];

/** A new column that the previous release does not fill. */
const isUnfilled = (clause: string): boolean =>
  /\bADD\s+(COLUMN\s+)?(IF\s+NOT\s+EXISTS\s+)?(?!CONSTRAINT|CHECK|PRIMARY|UNIQUE|FOREIGN|EXCLUDE)\w+\s/i.test(
    clause,
  ) &&
  /\bNOT\s+NULL\b/i.test(clause) &&
  !/\bDEFAULT\b|\bGENERATED\b/i.test(clause);

/** Whether servers of the previous release would fail after a migration. */
const breaksOlder = (sql: string): boolean =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .some(
      statement =>
        breaking.some(pattern => pattern.test(statement)) ||
        (/\bALTER\s+TABLE\b/i.test(statement) && statement.split(',').some(isUnfilled)),
    );

test.each([
  'DROP TABLE steps',
  'ALTER TABLE steps DROP name',
  'ALTER TABLE steps ADD other text, DROP COLUMN name',
  'ALTER TABLE steps RENAME name TO title',
  'ALTER TABLE steps ALTER name TYPE int USING 1',
  'ALTER TABLE steps ALTER COLUMN name SET NOT NULL',
  'ALTER TABLE steps ADD COLUMN other text NOT NULL',
  'ALTER TABLE steps ADD one int, ADD two int NOT NULL',
  'TRUNCATE steps',
])('%s breaks servers of the previous release', sql => {
  expect(breaksOlder(sql)).toBe(true);
});

test.each([
  'ALTER TABLE steps ADD COLUMN other text NOT NULL DEFAULT 0',
  'ALTER TABLE steps ADD other text, ADD CHECK (other IS NOT NULL)',
  'ALTER TABLE steps ALTER name DROP NOT NULL',
  'ALTER TABLE steps DROP CONSTRAINT steps_name_check',
  'CREATE TABLE more (name text NOT NULL)',
  'CREATE INDEX ON steps (name)',
])('%s does not', sql => {
  expect(breaksOlder(sql)).toBe(false);
});

test('a migration that says that older servers go on working has nothing that breaks them (SCALE-90)', () => {
  const expanding = readMigrations().filter(({ oldest }) => oldest === 0);
  expect(expanding.filter(({ sql }) => breaksOlder(sql))).toEqual([]);
});
