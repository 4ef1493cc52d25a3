import { useSwipe } from './use-swipe.ts';

/** Shortest swipe, in CSS pixels (AMBIG-59). */
const SWIPE_PX = 50;

/**
 * Pointer handlers that detect a swipe to the right on one element: at least 50 px and more
 * horizontal than vertical. Bound to the element, so that the browser's own back swipe still works (AMBIG-67).
 */
export const useSwipeRight = (onSwipe: (() => void) | undefined) =>
  useSwipe(way => {
    if (way === 1) onSwipe?.();
  }, SWIPE_PX);
