import { type RefObject, useEffect } from 'react';
import { liftOver } from './lift.ts';

/** Moves the parts up while the feedback hill would cover the marked answers. */
export function useLift(area: RefObject<HTMLElement | null>, covered: boolean): void {
  useEffect(() => {
    const board = area.current;
    const hill = board?.closest('[data-phase]')?.querySelector<HTMLElement>('[data-outcome]');
    if (!covered || !board || !hill) return;
    // Without those that are out of sight in a carousel.
    const marked = [...board.querySelectorAll('[data-mark]')]
      .map(item => item.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    // Not its box: the hill is still rising.
    const hillTop = window.innerHeight - hill.offsetHeight;
    const lift = liftOver(marked, hillTop, board.getBoundingClientRect().top);
    if (lift === 0) return;
    board.style.setProperty('--lift', `${-lift}px`);
    board.dataset['lifted'] = '';
    return () => {
      delete board.dataset['lifted'];
    };
  }, [area, covered]);
}
