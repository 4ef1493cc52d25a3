import { expect, test } from 'vitest';
import { offsetIn } from './offset-in.ts';

test.each([
  ['UTC', '2026-03-02T09:00Z', 0],
  ['Europe/London', '2026-03-29T00:59Z', 0],
  ['Europe/London', '2026-03-29T01:00Z', -60],
  ['Asia/Kathmandu', '2026-03-02T09:00Z', -345],
  ['America/New_York', '2026-11-01T05:59Z', 240],
  ['America/New_York', '2026-11-01T06:00Z', 300],
  ['Pacific/Kiritimati', '2026-12-31T23:59:59.999Z', -840],
  ['Pacific/Pago_Pago', '2026-01-01T00:00Z', 660],
  ['Australia/Lord_Howe', '2026-01-01T00:00Z', -660],
  ['Australia/Lord_Howe', '2026-07-01T00:00Z', -630],
])('NOTSHOWN-60 the offset of %s at %s is %i', (zone, at, offset) => {
  expect(offsetIn(zone, Date.parse(at))).toBe(offset);
});
