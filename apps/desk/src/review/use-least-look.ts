import { useEffect, useState } from 'react';

const TICK_MS = 200;

/** The milliseconds for which a text must still be looked at; all of them until it is opened. */
export function useLeastLook(openedAt: number | null, leastMs: number): number {
  const [, tick] = useState(0);
  const left = openedAt === null ? leastMs : Math.max(0, openedAt + leastMs - performance.now());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => tick(count => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
