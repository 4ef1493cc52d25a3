import { itemsPerView } from '@digipals/engine';
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Number of steps that fit the window height (TRAIN-13 to TRAIN-16); fewer if their cards are too high for the list. */
export function useItemsPerView(list: RefObject<HTMLElement | null>): number {
  const { browser } = useServices();
  const size = useSyncExternalStore(subscribe, () => `${window.innerWidth} ${browser.height()}`);
  const [fitting, setFitting] = useState({ size: '', items: 0 });
  const items = fitting.size === size ? fitting.items : itemsPerView(browser.height());
  useLayoutEffect(() => {
    // Its scroll height would count steps that are still moving in. Each number is rounded.
    const last = list.current?.querySelector<HTMLElement>(':scope > :last-child');
    const end = last ? last.offsetTop + last.offsetHeight : 0;
    const isOver = list.current && end > list.current.clientHeight + 1;
    if (isOver && items > 1) setFitting({ size, items: items - 1 });
  });
  return items;
}
