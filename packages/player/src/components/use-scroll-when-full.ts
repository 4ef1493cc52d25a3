import { type RefCallback, useCallback } from 'react';

/**
 * Lays a board out tightly when its parts do not fit, and lets it scroll only when its parts do not fit (large text, small windows): a scrolling box
 * would cut off tiles that are dragged over its edge.
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
    return () => observer.disconnect();
  }, []);
}
