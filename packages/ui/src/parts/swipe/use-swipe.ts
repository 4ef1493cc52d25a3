import { type PointerEvent, useRef } from 'react';

/**
 * Pointer handlers that detect a swipe on one element: at least `leastPx` CSS pixels, and more
 * horizontal than vertical. `onSwipe` gets 1 for right, -1 for left.
 */
export function useSwipe(onSwipe: (way: 1 | -1) => void, leastPx: number) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      forget();
      if (from?.id !== event.pointerId) return;
      const dx = event.clientX - from.x;
      const isSwipe = Math.abs(dx) >= leastPx && Math.abs(dx) > Math.abs(event.clientY - from.y);
      if (isSwipe) onSwipe(dx > 0 ? 1 : -1);
    },
    onPointerCancel: forget,
  };
}
