import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as the part lives, which does what the newest `handler` does: a memoised part
 * that is given it need not be drawn again. For what a child does, never for what is drawn.
 */
export function useStable<A extends unknown[]>(handler: (...args: A) => void) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
