import { useEffect, useState } from 'react';

/**
 * How long a text, reply or letter must be shown before a press acts on it, in milliseconds: the second press
 * of a double press was meant for what was shown before.
 */
export const minShownMs = 400;

const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

let lastActivity = Date.now();
let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const record = () => {
    lastActivity = Date.now();
  };
  for (const name of activityEvents)
    window.addEventListener(name, record, { passive: true, capture: true });
}

/** Milliseconds since the last key or pointer event. */
function idleMs(): number {
  watch();
  return Date.now() - lastActivity;
}

/** Whether the page is visible and was used in the last `limitMs` milliseconds. */
export const isActive = (limitMs: number): boolean =>
  document.visibilityState === 'visible' && idleMs() < limitMs;

/** Calls `onIdle` once after `limitMs` milliseconds without a key or pointer event. */
export function useOnIdle(limitMs: number, onIdle: () => void): void {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    watch();
    const timer = setInterval(() => idleMs() >= limitMs && setIdle(true), 5_000);
    return () => clearInterval(timer);
  }, [limitMs]);
  useEffect(() => {
    if (isIdle) onIdle();
  }, [isIdle, onIdle]);
}
