import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSeats, shareOut, stateOf } from './seats.policy.ts';
import { hashOf, newVoucherCode } from './voucher-code.ts';

const DAY = 86_400_000;
const at = new Date('2026-11-24T09:00Z');
const inDays = (days: number): Date => new Date(at.getTime() + days * DAY);

test('LICENCE-07 a voucher runs until its end, then its seats last for 14 days', () => {
  const endsAt = inDays(0);
  const after = (ms: number) => stateOf({ endsAt }, new Date(at.getTime() + ms));
  expect([after(-1), after(0), after(14 * DAY - 1), after(14 * DAY)]).toEqual([
    'runs',
    'grace',
    'grace',
    'ended',
  ]);
});

test('LICENCE-07 free seats of a voucher in its grace are not given any more', () => {
  const vouchers = [
    { voucherId: 'new', seats: 5, used: 2, endsAt: inDays(9) },
    { voucherId: 'over', seats: 7, used: 4, endsAt: inDays(-1) },
    { voucherId: 'gone', seats: 9, used: 9, endsAt: inDays(-15) },
  ];
  expect(countSeats(vouchers, at)).toEqual({ all: 9, used: 6, free: 3 });
});

test('LICENCE-09 seats are shared out as far as they go, and no child gets two', () => {
  const voucher = fc.record({
    seats: fc.integer({ min: 1, max: 5 }),
    used: fc.integer({ min: 0, max: 5 }),
    days: fc.integer({ min: -20, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(voucher, { maxLength: 5 }), fc.nat({ max: 12 }), (made, children) => {
      const vouchers = made.map(({ seats, used, days }, index) => ({
        ...{ voucherId: `v${index}`, seats, used: Math.min(seats, used), endsAt: inDays(days) },
      }));
      const userIds = Array.from({ length: children }, (_, index) => `child ${index}`);
      const shares = shareOut(vouchers, userIds, at);
      const { free } = countSeats(vouchers, at);
      expect(shares.map(({ userId }) => userId)).toEqual(
        userIds.slice(0, Math.min(free, children)),
      );
      for (const { voucherId, seats, used, endsAt } of vouchers) {
        const given = shares.filter(share => share.voucherId === voucherId).length;
        expect(given).toBeLessThanOrEqual(endsAt > at ? seats - used : 0);
      }
    }),
  );
});

test('LICENCE-07 the seats that last longest are given first', () => {
  const vouchers = [
    { voucherId: 'short', seats: 2, used: 0, endsAt: inDays(3) },
    { voucherId: 'long', seats: 1, used: 0, endsAt: inDays(30) },
  ];
  const given = shareOut(vouchers, ['one', 'two'], at).map(({ voucherId }) => voucherId);
  expect(given).toEqual(['long', 'short']);
});

test('LICENCE-01 a code has twenty unambiguous characters; case, dashes and spaces do not matter', () => {
  let byte = 0;
  const random = (count: number) => Buffer.from(Array.from({ length: count }, () => byte++ % 256));
  const { code, voucherId, hash } = newVoucherCode(random);
  expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){4}[2-9A-HJKMNP-Z]{4}$/);
  expect(voucherId).toBe(code.slice(0, 4));
  expect(hashOf(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toEqual(hash);
  expect(newVoucherCode(random).hash).not.toEqual(hash);
});
