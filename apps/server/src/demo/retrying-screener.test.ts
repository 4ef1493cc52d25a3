import type { Screening, ScreeningContext } from '@digipals/screening';
import { expect, test, vi } from 'vitest';
import { createFakeScreener } from '../testing/fake-helpers.ts';
import { createRetryingScreener } from './retrying-screener.ts';

const slow: Screening = {
  signals: [
    { code: 'check', severity: 1, start: null, end: null, status: 'slow', explanation: 'Slow.' },
  ],
  checksRan: 20,
  tookMs: 5_000,
};
const done: Screening = { signals: [], checksRan: 21, tookMs: 5 };

const context = { text: 'Hello', kind: 'message' } as ScreeningContext;

test('a text is screened again until every check has completed', async () => {
  const screen = vi
    .fn(async () => done)
    .mockResolvedValueOnce(slow)
    .mockResolvedValueOnce(slow);
  const retrying = createRetryingScreener({ ...createFakeScreener(), screen });
  expect(await retrying.screen(context)).toBe(done);
  expect(screen).toHaveBeenCalledTimes(3);
});

test('a check that never completes does not hold up the start', async () => {
  const screen = vi.fn(async () => slow);
  const retrying = createRetryingScreener({ ...createFakeScreener(), screen });
  expect(await retrying.screen(context)).toBe(slow);
  expect(screen).toHaveBeenCalledTimes(5);
});
