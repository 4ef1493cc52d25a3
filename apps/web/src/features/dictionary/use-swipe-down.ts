import { shell } from '@digipals/contract/constants';
import { type PointerEvent, useRef } from 'react';

/** Pointer handlers that call `onSwipe` when a finger moves down. */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const dy = event.clientY - from.y;
      if (dy >= shell.swipePx && dy > Math.abs(event.clientX - from.x)) onSwipe();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
