import type { Item } from '@digipals/contract';
import { samePick } from '@digipals/engine';
import { useEffect, useRef } from 'react';
import type { PartProps } from '../../part.ts';

/**
 * The turns of a component that is never right or wrong: each completed turn is a pick (RULE-17,
 * RULE-18). A turn that ends after a later render still uses the latest picks.
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
    // Two turns may end before the next render.
    latest.current = { ...latest.current, picks: next };
    onPick(next);
  };
  return { isDone, finish };
}
