import { createStore, useStore } from '@digipals/ui/store';
import type { KeyValue } from '../../shared/storage.ts';
import { addToDraft } from './drafts.ts';

/** How often words came back to a child at a place, while the app is open. */
const given = createStore<Readonly<Record<string, number>>>({});

const nameOf = (me: string, place: string): string => `${me} ${place}`;

/** Puts words behind a draft; a box for that place that is open takes them up. */
export function giveWords(storage: KeyValue, me: string, place: string, text: string): void {
  addToDraft(storage, me, place, text);
  const name = nameOf(me, place);
  const before = given.get();
  given.set({ ...before, [name]: (before[name] ?? 0) + 1 });
}

/** A number that grows whenever words have come back to the draft of a place. */
export const useGivenWords = (me: string, place: string): number =>
  useStore(given)[nameOf(me, place)] ?? 0;
