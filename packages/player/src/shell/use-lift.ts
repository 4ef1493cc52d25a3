import { type RefObject, useEffect } from 'react';
import { answersToLift, liftOver } from './lift.ts';
import { nextFrame } from './next-frame.ts';

/** How far the parts of a board must rise, in px. */
function liftOf(board: HTMLElement): number {
  const hill = board.closest('[data-phase]')?.querySelector<HTMLElement>('[data-outcome]');
  if (!hill) return 0;
  // Ignore those outside the view of a carousel.
  const marked = [...board.querySelectorAll<HTMLElement>('[data-mark]')]
    .map(item => ({ mark: item.dataset['mark'] ?? '', place: item.getBoundingClientRect() }))
    .filter(({ place }) => place.height > 0);
  // Not its bounding box: the hill is still rising.
  const hillTop = window.innerHeight - hill.offsetHeight;
  const places = answersToLift(marked).map(({ place }) => place);
  return liftOver(places, hillTop, board.getBoundingClientRect().top);
}

/** Moves the parts up while the feedback hill would cover the marked answers. */
export function useLift(area: RefObject<HTMLElement | null>, covered: boolean): void {
  useEffect(() => {
    const board = area.current;
    if (!covered || !board) return;
    let open = true;
    // Measured after the first frame of the hill, because before it would force another layout.
    void nextFrame().then(() => {
      const lift = open ? liftOf(board) : 0;
      if (lift === 0) return;
      board.style.setProperty('--lift', `${-lift}px`);
      board.dataset['lifted'] = '';
    });
    return () => {
      open = false;
      delete board.dataset['lifted'];
    };
  }, [area, covered]);
}
