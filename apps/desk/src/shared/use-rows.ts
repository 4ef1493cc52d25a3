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
      document.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' }),
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

/**
 * The rows of a polled list. A row that others move up or down stays chosen, because its buttons act
 * at once.
 * @param list must stay the same object between reads: in another one the chosen row is looked up again
 * @param idOf must tell the rows apart
 */
export function useKeptRow<Row>(list: readonly Row[] | undefined, idOf: (row: Row) => string) {
  const items = list ?? [];
  const { chosen, choose } = useRows(items.length);
  const idAt = (place: number): string | undefined => {
    const row = items[place];
    return row && idOf(row);
  };
  const [shown, setShown] = useState({ list, id: idAt(chosen) });
  const moved = items.findIndex(row => idOf(row) === shown.id);
  const place = list !== shown.list && moved >= 0 ? moved : chosen;
  if (list !== shown.list || idAt(place) !== shown.id) {
    setShown({ list, id: idAt(place) });
    if (place !== chosen) choose(place);
  }
  return { items, chosen: place, choose, here: items[place] };
}
