import { type RefObject, useEffect } from 'react';
import { answersToLift, liftOver } from './lift.ts';
import { nextFrame } from './next-frame.ts';

/** How far the parts of a board must rise, in px. They have risen by `lift` so far. */
function liftOf(board: HTMLElement, lift: number): number {
  const hill = board.closest('[data-phase]')?.querySelector<HTMLElement>('[data-outcome]');
  if (!hill) return 0;
  // Ignore those outside the view of a carousel.
  const marked = [...board.querySelectorAll<HTMLElement>('[data-mark]')]
    .map(item => ({ mark: item.dataset['mark'] ?? '', place: item.getBoundingClientRect() }))
    .filter(({ place }) => place.height > 0);
  // Not its bounding box: the hill is still rising.
  const hillTop = window.innerHeight - hill.offsetHeight;
  const places = answersToLift(marked).map(({ place: { top, bottom } }) => ({
    top: top + lift,
    bottom: bottom + lift,
  }));
  return liftOver(places, hillTop, board.getBoundingClientRect().top);
}

/** Moves the parts up while the feedback hill would cover the marked answers. */
export function useLift(area: RefObject<HTMLElement | null>, covered: boolean): void {
  useEffect(() => {
    const board = area.current;
    if (!covered || !board) return;
    let open = true;
    let lift = 0;
    const measure = () => {
      lift = liftOf(board, lift);
      board.style.setProperty('--lift', `${-lift}px`);
      if (lift === 0) delete board.dataset['lifted'];
      else board.dataset['lifted'] = '';
    };
    // When a device is turned, or parts become tight.
    const observer = new ResizeObserver(measure);
    // Measured after the first frame of the hill, because before it would force another layout.
    void nextFrame().then(() => {
      if (!open) return;
      observer.observe(board);
      for (const marked of board.querySelectorAll('[data-mark]')) observer.observe(marked);
    });
    return () => {
      open = false;
      observer.disconnect();
      delete board.dataset['lifted'];
    };
  }, [area, covered]);
}
