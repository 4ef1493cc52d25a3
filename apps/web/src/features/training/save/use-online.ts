import { useSyncExternalStore } from 'react';
import { useServices } from '../../../shared/services.tsx';

function subscribe(listener: () => void): () => void {
  const kinds = ['online', 'offline'];
  for (const kind of kinds) window.addEventListener(kind, listener);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listener);
  };
}

/** Whether the browser is online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(subscribe, useServices().browser.isOnline);
