import { type RefObject, useEffect } from 'react';
import type { Hint } from '../part.ts';

type Span = Pick<DOMRect, 'top' | 'bottom'>;

/** Room for the ring around what glows, in px. */
const ringPx = 10;

/** How far to scroll until a span is in view, in px; of one that is too high, the top comes first. */
export function scrollToShow(glow: Span, view: Span): number {
  const toTop = glow.top - ringPx - view.top;
  const toBottom = glow.bottom + ringPx - view.bottom;
  return toTop < 0 ? toTop : Math.max(0, Math.min(toTop, toBottom));
}

/**
 * Scrolls a board that does not fit to what glows when a hint comes: a child that has scrolled to the last
 * answers would not see it.
 */
export function useShowGlow(parts: RefObject<HTMLElement | null>, hint: Hint | null): void {
  const glowing = hint?.glow ? hint.rung : null;
  useEffect(() => {
    const board = parts.current?.closest<HTMLElement>('[data-full="true"]');
    const glow = board?.querySelector('[data-glow]');
    if (!glowing || !board || !glow) return;
    board.scrollTop += scrollToShow(glow.getBoundingClientRect(), board.getBoundingClientRect());
  }, [parts, glowing]);
}
