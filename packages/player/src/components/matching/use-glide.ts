import { useLayoutEffect, useRef } from 'react';
import type { Box } from '../../motion/geometry.ts';
import { flyFrom } from '../../motion/motion.ts';

/**
 * Animates elements that move to another place: `mark` saves their positions just
 * before the change.
 */
export function useGlide() {
  const elements = useRef(new Map<string, HTMLElement>());
  const before = useRef(new Map<string, Box>());
  useLayoutEffect(() => {
    const boxes = before.current;
    before.current = new Map();
    for (const [id, box] of boxes) {
      const element = elements.current.get(id);
      if (element) flyFrom(element, box);
    }
  });
  return {
    ref: (id: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    mark: () => {
      const known = [...elements.current];
      before.current = new Map(known.map(([id, element]) => [id, element.getBoundingClientRect()]));
    },
  };
}
