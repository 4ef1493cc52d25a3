import { createStore, type Store } from './store.ts';

/** Since when an adult has read without a pause, whether it pauses now, and until when it wants no hint. */
export type Work = { since: number; isPaused: boolean; quietUntil: number };

const key = 'desk.work';

function read(): Work | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Work | null;
  } catch {
    return null;
  }
}

/** Begins to count anew. */
export const freshWork = (at: number): Work => ({ since: at, isPaused: false, quietUntil: 0 });

/** The work of this tab; a reload does not end a pause. */
export const work: Store<Work> = createStore(read() ?? freshWork(Date.now()));

work.subscribe(() => {
  try {
    sessionStorage.setItem(key, JSON.stringify(work.get()));
  } catch {
    // It counts from the last reload, then.
  }
});
