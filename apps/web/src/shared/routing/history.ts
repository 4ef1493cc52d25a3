import { useStore } from '@digipals/ui/store';
import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import { useServices } from '../services.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Domino has just said hello: the first steps begin with the first of them. */
    greeted?: boolean;
  }
}

/** The location that the page shows; rerenders at every navigation. */
export function useLocation(): HistoryLocation {
  return useStore(useServices().location);
}

/** The history, for navigating. */
export function useHistory(): RouterHistory {
  return useServices().history;
}
