import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A stable function that always calls the latest `handler`, so that memoised children
 * do not render again. For event handlers, never for rendering.
 */
export function useStable<A extends unknown[]>(handler: (...args: A) => void) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
