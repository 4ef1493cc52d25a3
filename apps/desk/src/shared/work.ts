import { createStore, type Store } from '@digipals/ui/store';
import { readItem, writeItem } from './tab-storage.ts';

/** When the current stretch of work began, whether the adult pauses, and until when break hints are off. */
export type Work = { since: number; isPaused: boolean; quietUntil: number };

/** A new stretch of work. */
export const freshWork = (at: number): Work => ({ since: at, isPaused: false, quietUntil: 0 });

/** The work of this tab; a pause survives a reload. */
export const work: Store<Work> = createStore(readItem<Work>('work') ?? freshWork(Date.now()));

work.subscribe(() => writeItem('work', work.get()));
