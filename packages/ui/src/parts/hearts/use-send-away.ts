import { type RefObject, useEffect } from 'react';

/**
 * Ends what lies over the page for a moment, on a tap on it or on Escape. A tap counts when it is over, so
 * that it does not press what was covered.
 */
export function useSendAway(box: RefObject<HTMLElement | null>, end: () => void): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && box.current?.contains(target)) end();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [box, end]);
}
