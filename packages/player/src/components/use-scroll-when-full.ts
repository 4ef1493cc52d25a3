import { type RefCallback, useCallback } from 'react';

/** Resolves when no tile is flying: a flying tile takes room that it does not need. */
const afterFlights = (area: HTMLElement): Promise<unknown> =>
  Promise.allSettled(
    area
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  );

/**
 * Uses the tight layout when the parts do not fit, then the tightest, and scrolls only if they still do not (large
 * text, small windows): a scrolling box would clip tiles that are dragged over its edge.
 */
export function useScrollWhenFull(): RefCallback<HTMLElement> {
  return useCallback(area => {
    if (!area) return undefined;
    const overflows = () => area.scrollHeight > area.clientHeight + 1;
    const measure = () => {
      // Never undone, since with a tighter layout the same parts may fit.
      for (const layout of ['tight', 'tightest']) if (overflows()) area.dataset[layout] = '';
      // Measured again: in a scrolling board rows take their greatest height and would never fit.
      area.dataset['full'] = String(overflows());
    };
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    // Parts that load later do not change the board's size. Checking for
    // flying tiles forces a layout, so it waits until one happens anyway.
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
