import { useSwipe } from '@digipals/ui';
import type { PointerEvent } from 'react';

/** Shortest swipe in CSS pixels. */
const swipePx = 40;

/** Pointer handlers that detect a swipe: -1 to the right (back), 1 to the left (on). */
export function useFingerSwipe(onSwipe: (by: -1 | 1) => void) {
  const swipe = useSwipe(way => onSwipe(way === 1 ? -1 : 1), swipePx);
  return {
    ...swipe,
    onPointerDown(event: PointerEvent) {
      // A mouse has the arrows, and a mouse drag may have another meaning.
      if (event.pointerType !== 'mouse') swipe.onPointerDown(event);
    },
  };
}
