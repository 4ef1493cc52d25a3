import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';

/** Where the child is; renders again at every navigation. */
export function useLocation(): HistoryLocation {
  const { history } = useServices();
  return useSyncExternalStore(history.subscribe, () => history.location);
}

/** The history, to go to another page. */
export function useHistory(): RouterHistory {
  return useServices().history;
}
