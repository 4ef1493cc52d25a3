import type { Staff } from '@digipals/contract';
import { createStore, type Store } from './store.ts';

/** Who is signed in at this desk, in this tab alone. */
export type Session = { token: string; staff: Staff };

const key = 'desk.session';

const read = (): Session | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Session | null;
  } catch {
    return null;
  }
};

/** The session, kept in session storage: a reload keeps it, another tab or the end of this one does not. */
export function createSession(): Store<Session | null> {
  const store = createStore(read());
  store.subscribe(() => {
    const session = store.get();
    try {
      if (session) sessionStorage.setItem(key, JSON.stringify(session));
      else sessionStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing signs in again after a reload.
    }
  });
  return store;
}
