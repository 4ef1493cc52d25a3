import { useSyncExternalStore } from 'react';

const phone = '(max-width: 765px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(phone);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Seven plants in a bed; five on phones, so that each can be tapped. */
export const usePlantsInBed = (): number =>
  useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches) ? 5 : 7;
