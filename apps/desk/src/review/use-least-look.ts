import { useEffect, useState } from 'react';

const TICK_MS = 200;

/** The whole milliseconds for which a text must still be looked at; all of them until it is opened. */
export function useLeastLook(openedAt: number | null, leastMs: number): number {
  const [, tick] = useState(0);
  const looked = openedAt === null ? 0 : performance.now() - openedAt;
  const left = Math.max(0, Math.round(leastMs - looked));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => tick(count => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
