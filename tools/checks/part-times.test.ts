import { expect, test } from 'vitest';
import { describePart, sumParts } from './part-times.ts';
import type { Outcome } from './run-steps.ts';
import { budgetMinutes, type Part } from './steps.ts';
import { noTests } from './test-report.ts';

const outcome = (part: Part, minutes: number): Outcome => ({
  step: { name: part, part, command: ['true'] },
  result: 'passed',
  output: '',
  seconds: minutes * 60,
  tests: noTests,
});

test('sums the minutes of the steps of a part', () => {
  const times = sumParts([outcome('checks', 1), outcome('builds', 0.5), outcome('checks', 0.5)]);
  expect(times.map(({ part, minutes }) => [part, minutes])).toEqual([
    ['checks', 1.5],
    ['builds', 0.5],
  ]);
});

test('a part is too slow when it exceeds its budget by half', () => {
  const budget = budgetMinutes.conformance;
  const isOver = (minutes: number) => sumParts([outcome('conformance', minutes)])[0]?.isOver;
  expect(isOver(budget * 1.49)).toBe(false);
  expect(isOver(budget * 1.51)).toBe(true);
  const [time] = sumParts([outcome('conformance', 100)]);
  expect(time && describePart(time)).toBe(
    `conformance          100.0 of ${String(budget).padStart(2)} minutes  TOO SLOW`,
  );
});
