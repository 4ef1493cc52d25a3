import type { Item } from '@digipals/contract';
import { samePick } from '@digipals/engine';
import { useEffect, useRef } from 'react';
import type { PartProps } from '../../part.ts';

/**
 * The turns of a part that is never right or wrong: each leaves a pick when it is done (RULE-17,
 * RULE-18). What ends later than the drawing it began in still finds the newest picks.
 */
export function useDone(part: PartProps) {
  const latest = useRef(part);
  useEffect(() => {
    latest.current = part;
  });
  const pickOf = (item: Item) => ({
    id: item.id,
    value: item.value,
    componentId: part.component.id,
  });
  const isDone = (item: Item): boolean => part.picks.some(pick => samePick(pick, pickOf(item)));
  const finish = (item: Item) => {
    const { picks, onPick, locked } = latest.current;
    if (locked || picks.some(pick => samePick(pick, pickOf(item)))) return;
    const next = [...picks, pickOf(item)];
    // Two turns may end before the next drawing.
    latest.current = { ...latest.current, picks: next };
    onPick(next);
  };
  return { isDone, finish };
}
