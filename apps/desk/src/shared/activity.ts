import { useEffect, useState } from 'react';

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

let lastSign = Date.now();
let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const note = () => {
    lastSign = Date.now();
  };
  for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true });
}

/** Milliseconds since the last key or pointer. */
function quietMs(): number {
  watch();
  return Date.now() - lastSign;
}

/** Whether someone is there: the page is seen and was used in the last `limitMs` milliseconds. */
export const isAttended = (limitMs: number): boolean =>
  document.visibilityState === 'visible' && quietMs() < limitMs;

/** Calls `leave` once when nothing was touched for `limitMs` milliseconds. */
export function useLeaveWhenQuiet(limitMs: number, leave: () => void): void {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    watch();
    const timer = setInterval(() => quietMs() >= limitMs && setLeft(true), 5_000);
    return () => clearInterval(timer);
  }, [limitMs]);
  useEffect(() => {
    if (left) leave();
  }, [left, leave]);
}
