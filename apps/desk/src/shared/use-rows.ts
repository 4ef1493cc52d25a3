import { useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';

type Options = { onEnter?: (place: number) => void };

/** Moves through the rows of a list by `J` and `K`; `Enter` opens the chosen one. */
export function useRows(count: number, { onEnter }: Options = {}) {
  const [chosen, setChosen] = useState(0);
  const here = Math.min(chosen, Math.max(0, count - 1));
  const show = (place: number) => {
    const next = Math.min(count - 1, Math.max(0, place));
    setChosen(next);
    requestAnimationFrame(() =>
      document.querySelector('tr[data-selected]')?.scrollIntoView({ block: 'nearest' }),
    );
  };
  useKeys(
    {
      level: 'page',
      actions: { next: () => show(here + 1), before: () => show(here - 1) },
      keys: {
        arrowdown: () => show(here + 1),
        arrowup: () => show(here - 1),
        ...(onEnter && { enter: () => onEnter(here) }),
      },
    },
    count > 0,
  );
  return { chosen: here, choose: setChosen };
}
