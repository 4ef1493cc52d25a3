import { signalCodes, signals } from '@digipals/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksFor, mayWrite, payMessage, timesOf, weigh } from './messages.policy.ts';

const place = fc
  .tuple(fc.nat(60), fc.integer({ min: 1, max: 9 }))
  .map(([start, length]) => ({ start, end: start + length }));
const found = fc.record({ code: fc.constantFrom(...signalCodes), place });

test('SAFE-05 marks are exactly the places found for the reason, ordered and disjoint', () => {
  fc.assert(
    fc.property(fc.array(found, { maxLength: 12 }), list => {
      const places = list.map(({ code, place: { start, end } }) => ({ code, start, end }));
      const marks = marksFor('personal', places);
      const covered = (at: number, all: readonly { start: number; end: number }[]) =>
        all.some(({ start, end }) => start <= at && at < end);
      const personal = places.filter(({ code }) => signals[code] === 'personal');
      for (let at = 0; at < 80; at += 1) expect(covered(at, marks)).toBe(covered(at, personal));
      for (const [index, { start }] of marks.slice(1).entries()) {
        expect(start).toBeGreaterThan(marks[index]?.end ?? Number.POSITIVE_INFINITY);
      }
      expect(marksFor(null, places)).toEqual([]);
    }),
  );
});

test('SAFE2-95 nothing is marked of a text about a meeting or a secret', () => {
  const places = [
    { code: 'meeting', start: 0, end: 5 },
    { code: 'secret', start: 8, end: 12 },
  ] as const;
  expect(marksFor('meeting', places)).toEqual([]);
});

test('SAFE-04 a text has the severity and the group of its most severe signal', () => {
  expect(weigh([])).toEqual({ severity: 0, group: 'none' });
  const list = [
    { code: 'phone', severity: 1 },
    { code: 'insult', severity: 2 },
    { code: 'swearing', severity: 2 },
  ] as const;
  expect(weigh(list)).toEqual({ severity: 2, group: 'swearing' });
  expect(weigh([...list, { code: 'distress', severity: 3 }])).toEqual({
    severity: 3,
    group: 'distress',
  });
  expect(timesOf(3, 0)).toEqual({ rescueAt: new Date(240_000), dueAt: new Date(300_000) });
});

test('NOTSHOWN-59 pays at most five messages a day, also when the clock moves back', () => {
  const days = fc.array(fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03'), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(days, list => {
      let paidSoFar = payMessage({ day: null, count: 0 }, '2026-02-28').after;
      const paid = new Map<string | null, number>();
      for (const today of list) {
        const { isPaid, after } = payMessage(paidSoFar, today);
        expect(after.day ?? '').toBe([paidSoFar.day ?? '', today].sort().at(-1));
        if (isPaid) paid.set(after.day, (paid.get(after.day) ?? 0) + 1);
        paidSoFar = after;
      }
      for (const count of paid.values()) expect(count).toBeLessThanOrEqual(5);
    }),
  );
});

test('SAFE-08 who may write what to whom', () => {
  const bond = (relation: 'self' | 'friend' | 'pending' | 'stranger', requestorId: string | null) =>
    (['message', 'post', 'status'] as const).filter(kind =>
      mayWrite(kind, { relation, requestorId }, 'me'),
    );
  expect(bond('self', null)).toEqual(['post', 'status']);
  expect(bond('friend', 'you')).toEqual(['message', 'post']);
  expect(bond('pending', 'me')).toEqual(['post']);
  expect(bond('pending', 'you')).toEqual([]);
  expect(bond('stranger', null)).toEqual([]);
});
