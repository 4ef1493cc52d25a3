import type { Staff } from '@digipals/contract';
import { createStore, type Store } from '@digipals/ui/store';
import { readItem, writeItem } from './tab-storage.ts';

/** The signed-in adult of this tab. */
export type Session = { token: string; staff: Staff };

/** The session, in session storage: it survives a reload, but is not shared with other tabs. */
export function createSession(): Store<Session | null> {
  const store = createStore(readItem<Session>('session'));
  store.subscribe(() => writeItem('session', store.get()));
  return store;
}
