import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf } from './security-programme.ts';

const file = path.resolve(import.meta.dirname, '../../docs/security-programme.md');
const programme = readFileSync(file, 'utf8');
const assessed = Date.parse(/Assessed +\| (\S+)/.exec(programme)?.[1] ?? '');
const DAY_MS = 86_400_000;

test('RIGHTS-23 the security programme has an owner, the results of tests, and an assessment within a year', () => {
  // Fails a year after the last assessment: assess it, and change its date.
  expect(problemsOf(programme, Date.now())).toEqual([]);
});

test('RIGHTS-23 an old assessment, one in the future, and a missing owner, date or result are found', () => {
  const at = (days: number) => problemsOf(programme, assessed + days * DAY_MS);
  expect(at(366)).toEqual([]);
  expect(at(367)).toEqual(['the assessment is over a year old']);
  expect(at(-1)).toEqual(['the assessment is in the future']);
  expect(problemsOf('', assessed)).toEqual([
    'it names no owner',
    'it has no date of the last assessment',
    'it names no test results',
  ]);
});
