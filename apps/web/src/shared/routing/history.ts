import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';

/** The current location; rerenders at every navigation. */
export function useLocation(): HistoryLocation {
  const { history } = useServices();
  return useSyncExternalStore(history.subscribe, () => history.location);
}

/** The history, for navigating. */
export function useHistory(): RouterHistory {
  return useServices().history;
}
