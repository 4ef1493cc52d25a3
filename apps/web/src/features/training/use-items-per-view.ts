import { itemsPerView } from '@digipals/engine';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Number of steps that fit the window height (TRAIN-13 to TRAIN-16). */
export function useItemsPerView(): number {
  const { browser } = useServices();
  return useSyncExternalStore(subscribe, () => itemsPerView(browser.height()));
}
