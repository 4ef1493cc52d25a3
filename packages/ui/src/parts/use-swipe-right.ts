import { type PointerEvent, useRef } from 'react';

/** Shortest swipe, in CSS pixels (AMBIG-59). */
const SWIPE_PX = 50;

/**
 * Pointer handlers that notice a swipe to the right on one element: at least 50 px and more
 * horizontal than vertical. Bound to the element alone, so the browser's own back swipe stays its own (AMBIG-67).
 */
export function useSwipeRight(onSwipe: (() => void) | undefined) {
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
      if (dx >= SWIPE_PX && dx > Math.abs(event.clientY - from.y)) onSwipe?.();
    },
    onPointerCancel: forget,
  };
}
