import { createStore, type ReadableStore } from '@digipals/ui/store';
import type { HistoryLocation, RouterHistory } from '@tanstack/history';

/** Shows a change by a call of `update`, at once or as soon as a movement may begin. `from`: the path shown. */
export type Mover = (update: () => void, from: string, action: string) => void;

type ShownLocation = {
  location: ReadableStore<HistoryLocation>;
  /** How another page arrives. */
  move: Mover;
};

/** The location that the page shows: that of the history, or the one before while a movement begins. */
export function createShownLocation(history: RouterHistory): ShownLocation {
  const location = createStore(history.location);
  const update = () => location.set(history.location);
  const shown: ShownLocation = { location, move: show => show() };
  history.subscribe(({ action }) => shown.move(update, location.get().pathname, action.type));
  return shown;
}
