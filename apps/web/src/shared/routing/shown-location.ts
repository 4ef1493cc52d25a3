import { createStore, type ReadableStore } from '@digipals/ui/store';
import type { HistoryLocation, RouterHistory } from '@tanstack/history';

/** A change of the page. */
export type Move = { from: string; to: string; back: boolean };
/** Shows a change by a call of `update`, at once or as soon as a movement may begin. */
export type Mover = (move: Move, update: () => void) => void;

type ShownLocation = {
  location: ReadableStore<HistoryLocation>;
  /** Lets another page arrive with a movement. */
  moveWith(mover: Mover): void;
};

/** The location that the page shows: that of the history, or the one before while a movement begins. */
export function createShownLocation(history: RouterHistory): ShownLocation {
  const location = createStore(history.location);
  const update = () => location.set(history.location);
  let move: Mover = update;
  history.subscribe(({ action }) =>
    move(
      {
        from: location.get().pathname,
        to: history.location.pathname,
        back: action.type === 'BACK',
      },
      update,
    ),
  );
  return {
    location,
    moveWith(mover) {
      move = mover;
    },
  };
}
