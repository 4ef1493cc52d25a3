import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMultiChoice, judge, markPicks } from './rules.ts';
import { anyCase } from './testing/random-questions.ts';
import { referenceJudge } from './testing/reference-judge.ts';

test('RULE-01 RULE-02 RULE-03 RULE-06 RULE-07 RULE-08 the rules agree with a reference judge on 10,000 answers', () => {
  const seen = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(anyCase, ({ question, picks }) => {
      const valid = referenceJudge(question, picks);
      seen[valid ? 'valid' : 'invalid'] += 1;
      expect(judge(question, picks)).toBe(valid);
    }),
    { numRuns: 10_000, seed: 2026 },
  );
  // Both verdicts must be frequent for the comparison to mean anything.
  expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(2_500);
});

test('a valid answer shows no pick to try again, and every answer is marked pick by pick', () => {
  fc.assert(
    fc.property(anyCase, ({ question, picks }) => {
      const marks = markPicks(question, picks);
      expect(marks).toHaveLength(picks.length);
      if (referenceJudge(question, picks) && question.solution.length > 0)
        expect(marks.includes(isMultiChoice(question.solution) ? 'right' : 'again')).toBe(
          isMultiChoice(question.solution),
        );
    }),
    { numRuns: 2_000, seed: 2026 },
  );
});
