import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Domino has just said hello: the first steps begin with the first of them. */
    greeted?: boolean;
  }
}

/** The current location; rerenders at every navigation. */
export function useLocation(): HistoryLocation {
  const { history } = useServices();
  return useSyncExternalStore(history.subscribe, () => history.location);
}

/** The history, for navigating. */
export function useHistory(): RouterHistory {
  return useServices().history;
}
