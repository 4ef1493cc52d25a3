import { createStore, type Store } from '@digipals/ui/store';
import { keep, readKept } from './kept.ts';

/** Since when an adult has read without a pause, whether it pauses now, and until when it wants no hint. */
export type Work = { since: number; isPaused: boolean; quietUntil: number };

/** Begins to count anew. */
export const freshWork = (at: number): Work => ({ since: at, isPaused: false, quietUntil: 0 });

/** The work of this tab; a reload does not end a pause. */
export const work: Store<Work> = createStore(readKept<Work>('work') ?? freshWork(Date.now()));

work.subscribe(() => keep('work', work.get()));
