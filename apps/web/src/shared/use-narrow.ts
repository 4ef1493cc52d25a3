import { breakpoints } from '@digipals/contract/constants';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${breakpoints.tablet - 1}px)`;

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is narrower than 1024 px: text is then written with the on-screen keyboard (KEYB-08). */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
