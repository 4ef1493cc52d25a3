import { describe, expect, test } from 'vitest';
import { agreementOf } from './agreement.policy.ts';
import {
  type Decided,
  dayOf,
  needsSecondOpinion,
  requireVerdict,
  secondOpinionShare,
  type Verdict,
} from './review.policy.ts';

test('SAFE-04 second opinions on all decisions of a new reviewer, then on 5 % of deliveries, 10 % of returns', () => {
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

test('SAFE-04 agreement is Cohen’s kappa, checked against hand-computed values', () => {
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

test('SAFE-04 kappa is null without pairs and when both always agree on one outcome', () => {
  expect(agreementOf([])[0]).toEqual({ reason: null, both: 0, agreed: 0, kappa: null });
  const same = [{ first: say('deliver'), second: say('deliver'), count: 7 }];
  expect(agreementOf(same)[0]).toMatchObject({ both: 7, agreed: 7, kappa: null });
});

test('a day of the desk begins at midnight UTC', () => {
  const day = dayOf(Date.parse('2026-03-02T23:59:59.999Z'));
  expect(day.toISOString()).toBe('2026-03-02T00:00:00.000Z');
});

describe('a verdict', () => {
  const words = 'I like my dog. He is big.';
  const deliver: Verdict = { outcome: 'deliver' };
  const returned: Verdict = { outcome: 'return', reason: 'unkind' };
  const edited: Verdict = { outcome: 'deliver', editedText: 'I like my dog. He is very big.' };
  const escalate: Verdict = { outcome: 'escalate', note: 'Please read it.' };

  const decide = (verdict: Verdict, text: Partial<Decided> = {}) =>
    requireVerdict(verdict, {
      kind: 'review',
      text: words,
      isDelivered: false,
      ...text,
    });
  const field = (path: string, reason: string) =>
    expect.objectContaining({ code: 'invalid_request', extra: { fields: [{ path, reason }] } });
  const problem = (code: string) => expect.objectContaining({ code });

  test.each<[string, Verdict, Partial<Decided>]>([
    ['delivers a text', deliver, {}],
    ['returns it with a reason', returned, {}],
    ['delivers it with a small edit', edited, {}],
    ['withholds it', { outcome: 'withhold' }, {}],
    ['escalates it with a note', escalate, {}],
    ['keeps a delivered text', deliver, { isDelivered: true }],
    ['as a second opinion escalates without a note', { outcome: 'escalate' }, { kind: 'second' }],
    ['as a second opinion returns a text', returned, { kind: 'second', isDelivered: true }],
  ])('%s', (_title, verdict, text) => {
    expect(() => decide(verdict, text)).not.toThrow();
  });

  const reasonField = 'is required to return a text, and only then';
  test.each<[string, Verdict, Partial<Decided>, unknown]>([
    ['needs a reason to return', { outcome: 'return' }, {}, field('body.reason', reasonField)],
    [
      'has no reason when it delivers',
      { ...deliver, reason: 'unkind' },
      {},
      field('body.reason', reasonField),
    ],
    [
      'needs a note to escalate',
      { outcome: 'escalate' },
      {},
      field('body.note', 'is required to escalate'),
    ],
    [
      'cannot edit when it returns',
      { ...returned, editedText: words },
      {},
      field('body.editedText', 'is only allowed with a delivery'),
    ],
    [
      'cannot edit as a second opinion',
      edited,
      { kind: 'second' },
      field('body.editedText', 'is only allowed with a delivery'),
    ],
    [
      'has no reason that only a severe text has',
      { outcome: 'return', reason: 'distress' },
      {},
      field('body.reason', 'is one for severe texts only'),
    ],
    ['by a lead cannot escalate again', escalate, { kind: 'lead' }, problem('forbidden')],
    ['cannot return a delivered text', returned, { isDelivered: true }, problem('forbidden')],
    ['cannot edit a delivered text', edited, { isDelivered: true }, problem('forbidden')],
    [
      'changes at most three words',
      { outcome: 'deliver', editedText: 'We love our cat. She was small.' },
      {},
      problem('edit_too_large'),
    ],
    [
      'changes at most forty characters',
      { outcome: 'deliver', editedText: `${words} ${'a'.repeat(41)}` },
      {},
      problem('edit_too_large'),
    ],
  ])('%s', (_title, verdict, text, error) => {
    expect(() => decide(verdict, text)).toThrow(error as Error);
  });
});
