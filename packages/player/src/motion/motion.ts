import { player } from '@digipals/contract/constants';
import { isCalm } from '@digipals/ui/calm';
import { type Box, wayBack } from './geometry.ts';

const fade = (element: Element): void => {
  element.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: player.dragMs });
};

/** Animates a tile from where it was to where it is now (CONST-29); fades with reduced motion. */
export const flyFrom = (element: Element, seen: Box): void => {
  const { x, y } = wayBack(seen, element.getBoundingClientRect());
  if (Math.hypot(x, y) < 1) return;
  if (isCalm()) {
    fade(element);
    return;
  }
  const start = { transform: `translate(${x}px, ${y}px)`, zIndex: 5 };
  element.animate([start, { transform: 'none', zIndex: 5 }], {
    duration: player.dragMs,
    easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
  });
};

/** Shakes an element once: this is not possible now. */
export const shake = (element: Element): void => {
  if (isCalm()) {
    fade(element);
    return;
  }
  const steps = [0, -7, 7, -5, 0].map(x => ({ transform: `translateX(${x}px)` }));
  element.animate(steps, { duration: 300, easing: 'ease-in-out' });
};
