import { expect, test } from 'vitest';
import { isOnline } from './user.policy.ts';

test('a child is online for two minutes after it was last seen', () => {
  const now = Date.parse('2026-03-02T10:00:00Z');
  const ago = (ms: number) => new Date(now - ms);
  expect(isOnline(ago(0), now)).toBe(true);
  expect(isOnline(ago(119_999), now)).toBe(true);
  expect(isOnline(ago(120_000), now)).toBe(false);
  expect(isOnline(null, now)).toBe(false);
});
