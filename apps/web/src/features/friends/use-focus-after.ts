import { type RefObject, useLayoutEffect } from 'react';

/**
 * When what has the focus leaves the page, the focus goes to the page itself: who goes by keyboard
 * stays among the list instead of starting anew at the top of the window.
 */
export function useFocusAfter(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      // A popup in it gives the focus back first, to a button that goes as well.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.getElementById('page')?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
