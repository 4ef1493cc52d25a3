import type { Staff } from '@digipals/contract';
import { createStore, type Store } from '@digipals/ui/store';
import { keep, readKept } from './kept.ts';

/** Who is signed in at this desk, in this tab alone. */
export type Session = { token: string; staff: Staff };

/** The session, kept in session storage: a reload keeps it, another tab or the end of this one does not. */
export function createSession(): Store<Session | null> {
  const store = createStore(readKept<Session>('session'));
  store.subscribe(() => keep('session', store.get()));
  return store;
}
