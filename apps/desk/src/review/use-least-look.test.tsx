import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLeastLook } from './use-least-look.ts';

afterEach(() => vi.restoreAllMocks());

test.each([0, 100, 9_000])(
  'SAFE2-09 partly: the time that is left is whole milliseconds, %d ms after the text was opened',
  ms => {
    // Adding and subtracting these numbers gives 9000.000000000002.
    const openedAt = 15_270.949_556_449_186;
    vi.spyOn(performance, 'now').mockReturnValue(openedAt + ms);
    expect(renderHook(() => useLeastLook(openedAt, 9_000)).result.current).toBe(9_000 - ms);
  },
);
