import { createStore, type ReadableStore } from '@digipals/ui/store';
import type { HistoryLocation, RouterHistory } from '@tanstack/history';

/** A change of the page. */
export type Move = { from: string; to: string; back: boolean };
/** Shows a change: calls `update` once, at once or as soon as a movement may begin. */
export type Mover = (move: Move, update: () => void) => void;

const atOnce: Mover = (_, update) => update();

type ShownLocation = {
  location: ReadableStore<HistoryLocation>;
  /** Lets another page arrive with a movement. */
  moveWith(mover: Mover): void;
};

/** The location that the page shows: that of the history, or the one before while a movement begins. */
export function createShownLocation(history: RouterHistory): ShownLocation {
  const location = createStore(history.location);
  let move = atOnce;
  let begins = false;
  history.subscribe(({ action }) => {
    // What begins shows where the child is by then.
    if (begins) return;
    const from = location.get().pathname;
    const to = history.location.pathname;
    begins = true;
    (from === to ? atOnce : move)({ from, to, back: action.type === 'BACK' }, () => {
      begins = false;
      location.set(history.location);
    });
  });
  return {
    location,
    moveWith(mover) {
      move = mover;
    },
  };
}
