import { type RefCallback, useCallback } from 'react';

/** Resolves when no tile flies or hops any more: one in the air takes room that it does not need. */
const afterFlights = (area: HTMLElement): Promise<unknown> =>
  Promise.allSettled(
    area
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  );

/**
 * Lays a board out tightly when its parts do not fit, and lets it scroll only then (large text, small
 * windows): a scrolling box would cut off tiles that are dragged over its edge.
 */
export function useScrollWhenFull(): RefCallback<HTMLElement> {
  return useCallback(area => {
    if (!area) return undefined;
    const measure = () => {
      const full = area.scrollHeight > area.clientHeight + 1;
      // Stays, for with the tighter layout the same parts may fit.
      if (full) area.dataset['tight'] = '';
      area.dataset['full'] = String(full);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    // What comes later, such as a view that is still loading, leaves the board its size. To ask for
    // flights lays out the page, so it is asked when that is done anyway.
    let frame = 0;
    const settle = () => void afterFlights(area).then(measure);
    const arrivals = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    });
    arrivals.observe(area, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}
