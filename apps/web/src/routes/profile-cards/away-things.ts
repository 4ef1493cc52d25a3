import { type KeyValue, readOwn, storageKeys, writeOwn } from '../../shared/storage.ts';

/** What a new child does for the first time, in this order. */
export const things = ['steps', 'activity', 'look', 'friend'] as const;
/** A thing that is suggested. */
export type Thing = (typeof things)[number];

/** The things that are not suggested to a child on this device: it was there, or put them away. */
export const readAway = (storage: KeyValue, userId: string): readonly Thing[] =>
  readOwn<Thing[]>(storage, storageKeys.nextThings, userId) ?? [];

/** Whether nothing is suggested. First steps are suggested only before the other things. */
export const isAllAway = (away: readonly Thing[]): boolean =>
  things.every(thing => thing === 'steps' || away.includes(thing));

/** Remembers that a thing is not suggested again; without one, that nothing is. */
export function putAway(storage: KeyValue, userId: string, thing?: Thing): void {
  const away = thing ? [...new Set([...readAway(storage, userId), thing])] : things;
  writeOwn(storage, storageKeys.nextThings, userId, away);
}
