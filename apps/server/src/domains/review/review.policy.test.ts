import { expect, test } from 'vitest';
import { agreementOf } from './agreement.policy.ts';
import { dayOf, needsSecondOpinion, secondOpinionShare } from './review.policy.ts';

test('SAFE-04 second opinions: all of a newcomer, then one in twenty delivered, one in ten returned', () => {
  expect(secondOpinionShare('deliver', 99)).toBe(1);
  expect(secondOpinionShare('deliver', 100)).toBe(0.05);
  expect(secondOpinionShare('return', 100)).toBe(0.1);
  expect(secondOpinionShare('withhold', 5_000)).toBe(0.1);
  expect(secondOpinionShare('escalate', 0)).toBe(0);
  expect(needsSecondOpinion('deliver', 100, 0.049)).toBe(true);
  expect(needsSecondOpinion('deliver', 100, 0.05)).toBe(false);
  expect(needsSecondOpinion('deliver', 0, 0.999)).toBe(true);
  expect(needsSecondOpinion('escalate', 0, 0)).toBe(false);
});

const say = (outcome: 'deliver' | 'return', reason: 'unkind' | 'personal' | null = null) => ({
  outcome,
  reason,
});

test('SAFE-04 agreement is told as kappa: worked out by hand for three reasons', () => {
  const pairs = [
    { first: say('deliver'), second: say('deliver'), count: 40 },
    { first: say('deliver'), second: say('return', 'unkind'), count: 10 },
    { first: say('return', 'unkind'), second: say('deliver'), count: 5 },
    { first: say('return', 'unkind'), second: say('return', 'unkind'), count: 15 },
    { first: say('return', 'personal'), second: say('return', 'personal'), count: 30 },
  ];
  const [overall, ...reasons] = agreementOf(pairs);
  // Observed 0.85; by chance 0.5 * 0.45 + 0.2 * 0.25 + 0.3 * 0.3 = 0.365.
  expect(overall).toMatchObject({ reason: null, both: 100, agreed: 85 });
  expect(overall?.kappa).toBeCloseTo((0.85 - 0.365) / (1 - 0.365), 10);
  const of = (wanted: string) => reasons.find(({ reason }) => reason === wanted);
  // Unkind or not: observed 0.85, by chance 0.2 * 0.25 + 0.8 * 0.75 = 0.65.
  expect(of('unkind')).toMatchObject({ both: 30, agreed: 15 });
  expect(of('unkind')?.kappa).toBeCloseTo(0.2 / 0.35, 10);
  expect(of('personal')).toMatchObject({ both: 30, agreed: 30, kappa: 1 });
  expect(of('link')).toEqual({ reason: 'link', both: 0, agreed: 0, kappa: null });
});

test('SAFE-04 agreement is not defined of nothing, nor where both always say the same one thing', () => {
  expect(agreementOf([])[0]).toEqual({ reason: null, both: 0, agreed: 0, kappa: null });
  const same = [{ first: say('deliver'), second: say('deliver'), count: 7 }];
  expect(agreementOf(same)[0]).toMatchObject({ both: 7, agreed: 7, kappa: null });
});

test('a day of the desk begins at midnight in UTC', () => {
  const day = dayOf(Date.parse('2026-03-02T23:59:59.999Z'));
  expect(day.toISOString()).toBe('2026-03-02T00:00:00.000Z');
});
