import { type RefCallback, useCallback } from 'react';

/**
 * Lets a board scroll only when its parts do not fit (large text, small windows): a scrolling box
 * would cut off tiles that are dragged over its edge.
 */
export function useScrollWhenFull(): RefCallback<HTMLElement> {
  return useCallback(area => {
    if (!area) return undefined;
    const measure = () => {
      area.dataset['full'] = String(area.scrollHeight > area.clientHeight + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
}
