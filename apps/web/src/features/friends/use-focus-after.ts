import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus to the page when the focused element is removed, so that keyboard users do not start again
 * at the top of the window.
 */
export function useFocusAfter(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      // A closing popup first returns the focus to a button that is removed as well.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.getElementById('page')?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
